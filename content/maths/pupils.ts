/** First names for stories, from many backgrounds. A story repeats the name instead of using he or she. */
export const pupils: readonly string[] = [
  'Aisha Alfie Amara Arjun Ava Ben Callum Chloe Daniel Dylan Eleri Ella Emeka Farah Finn Freya Grace Hana',
  'Harvey Imran Isla Jack Jasmine Kai Kofi Leah Leo Lily Maya Mei Mia Mohammed Nadia Noah Olivia Omar',
  'Oscar Poppy Priya Rhys Ruby Sam Sofia Tariq Theo Wei Yasmin Zara',
].flatMap(names => names.split(' '))
