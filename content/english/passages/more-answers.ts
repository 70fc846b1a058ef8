/** Passage | place among its questions on facts | more wrong answers that the text does not give. */
const rows = `
lamp-room|1|eighteen / seventeen
wrong-violin|1|She put her music into it.
tide-cave|0|a handful of stones
clockmaker|0|one month / two years
understudy|0|her elbow / her hip
mapmaker|0|islands full of sailors
mapmaker|1|a leather bag / a wooden case
hedgehog|0|by digging with their claws
pillar-box|1|thirty years / a hundred years
pillar-box|2|1804 / 1914
leaves|0|a coat of wax / a lid of sugar
salt|0|the colour of their walls / the colour of their water
salt|2|in little glass bowls / in small tin pots
umbrella|0|windy / foggy
fog|1|midnight / one o’clock
fog|2|copper kettles / herbs
old-railway|0|He feeds the birds. / He mends the platform.
old-railway|1|dust / ferns
bakery-letter|1|four in the afternoon / seven in the evening
evacuee|0|a toy bus / a coat
evacuee|1|the name of her mother / the name of the train
puzzle-letter|0|two dark blue pieces
puzzle-letter|2|in the middle of January / at the end of March
ice-journal|2|It had turned bright blue. / It had vanished under the snow.
ducklings|1|a wooden box / a new wooden bench
ducklings|2|twenty / seventeen
pond|1|sixty-six / thirteen
otters|2|in the 1890s / last spring
museum|2|in a glass box / in a castle
wormery|1|letting the worms out / letting the light in
pole-star|0|sixteen / fifteen
pole-star|1|those on both sides of the bent handle / the two brightest stars on the handle
`

const more = new Map(
  rows
    .trim()
    .split('\n')
    .map(row => {
      const [passage, at, texts = ''] = row.split('|')
      return [`${passage} ${at}`, texts.split(' / ')]
    }),
)

/** More wrong answers to a question on facts, for those whose right answer was the one most like the others. */
export const moreAnswers = (passage: string, at: number): readonly string[] =>
  more.get(`${passage} ${at}`) ?? []
