/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms. */
export const adverbs = `
# how often
4|often|many times|frequently, regularly|seldom, rarely
5|seldom|not many times|rarely, infrequently|often, frequently
5|occasionally|now and then|sometimes|always, constantly
4|always|at all times|forever, constantly|never
6|invariably|every single time|always|never
# when
4|soon|in a short time|shortly, presently|
5|immediately|at this very moment|instantly, straightaway|later
5|eventually|in the end, after a long time|finally, ultimately|
5|formerly|in times gone by|previously|
6|simultaneously|at the same time|together|separately
6|hitherto|until now||
5|recently|not long ago|lately|
# how fast
4|quickly|in little time|rapidly, swiftly, speedily|slowly
5|hastily|in too much of a hurry|hurriedly|unhurriedly
6|gradually|little by little|slowly, steadily|suddenly, abruptly
5|suddenly|when nobody expects it|abruptly, unexpectedly|gradually
# how much
4|nearly|not quite|almost|
5|completely|in every way|totally, entirely, wholly|partly
5|partly|not wholly|partially|completely, wholly
5|barely|only just|hardly, scarcely|
5|extremely|very much indeed|exceedingly, very|slightly
6|approximately|more or less|roughly, about|exactly, precisely
5|exactly|with no mistake, not more and not less|precisely|approximately, roughly
6|predominantly|for the most part|mainly, mostly|
5|slightly|by a small amount||extremely, greatly
# with care
4|carefully|so as to make no mistakes|cautiously|carelessly
6|thoroughly|leaving nothing out|fully|
6|haphazardly|with no plan at all|randomly|methodically
# with sound
4|loudly|with much sound|noisily|quietly, softly
4|quietly|with hardly any sound|softly, silently|loudly, noisily
6|stealthily|so that nobody sees or hears|secretly, furtively|openly
6|blatantly|openly and without shame|openly, brazenly|
# with will
5|eagerly|with a strong wish to do it|keenly, enthusiastically|reluctantly
6|reluctantly|without wanting to|unwillingly|eagerly, willingly
5|deliberately|because you meant to|intentionally, purposely|accidentally
5|accidentally|without meaning to|unintentionally|deliberately, purposely
# with grace
5|gracefully|with smooth, lovely movement|elegantly|clumsily
5|clumsily|in an awkward way|awkwardly|gracefully
# with force
6|vigorously|with much energy|energetically, forcefully|feebly
5|fiercely|in a wild and angry way|savagely, ferociously|gently
4|gently|in a soft and kind way|tenderly, softly|roughly, fiercely
# with feeling
5|generously|giving more than is needed|freely|meanly
6|earnestly|in a serious and honest way|sincerely, seriously|jokingly
5|anxiously|with a worried mind|nervously, worriedly|calmly
5|calmly|with a quiet mind|peacefully, serenely|anxiously, frantically
# where
4|everywhere|in all places||nowhere
5|abroad|in another country|overseas|
5|upwards|to a higher place||downwards
5|apart|not together|separately|together
# likely
4|perhaps|it may be so|maybe, possibly|definitely
5|certainly|without any doubt|definitely, surely|
6|allegedly|so it is said, but without proof|supposedly|
`
