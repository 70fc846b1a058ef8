/** First names of children, from all over Britain. */
export const firstNames =
  'Aisha, Amir, Anya, Ben, Callum, Carys, Chidi, Daisy, Dylan, Ella, Emeka, Erin, Farah, Finn, Freya, Grace, Hamza, Hana, Idris, Isla, Jacob, Jaya, Kofi, Leah, Leo, Lucas, Maya, Mei, Nadia, Noah, Nina, Omar, Oscar, Poppy, Priya, Rafi, Rosa, Ruby, Sam, Seren, Sofia, Tariq, Theo, Tom, Uma, Yusuf, Zara, Zain'.split(
    ', ',
  )
