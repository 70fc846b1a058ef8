/** Correctly spelt words, independent of the content's own lists. */
export const rightSpellings = new Set(
  `accident accommodate accompany achieve address aggressive alphabet although always amateur ambitious answer antique
  apparent archaeologist attached available average bargain beautiful believe build business calendar careful category caught
  cautious ceiling cemetery character chemist committee communicate competition conscience conscious correspond criticise
  curiosity definite delicious desperate develop dictionary different disappear disastrous discipline dolphin eight electrician
  embarrass enjoyable enough environment exaggerate excellent existence explanation fascinate favourite February field foreign
  forty fulfil government grammar guarantee guard harass heart height hindrance identity immediately independent intelligent
  interest interrupt island knowledge language league leisure library lightning marvellous miniature mischief muscle musician
  mystery necessary neighbour nuisance nutritious occasion opportunity opposite orchestra parallel parliament permission persuade
  physical possession possible privilege profession programme pronunciation protein queue receive recommend relevant responsible
  restaurant rhythm rough sacrifice science scissors secretary sensible sentence separate shriek signature soldier stomach
  suggest surprise suspicious symbol system temperature terrible thief thorough thought through twelfth unique until vegetable
  vehicle Wednesday weigh weird yacht acquaintance accessible adolescent archaeologist atmosphere bizarre bureaucracy camouflage catalogue catastrophe
  chauffeur chronological comprehension conceited conscientious correspondence counterfeit deceive definitely desperately
  embarrassment environmental exaggeration exhausted extravagant fascinating foreigner fulfilment handkerchief hypocrite
  independence indispensable inevitable inoculate irresistible itinerary laboratory leisurely lieutenant literature maintenance
  manoeuvre melancholy millennium mischievous mortgage necessarily noticeable occurrence perceive perseverance picturesque
  pneumonia pretentious professional questionnaire receipt recommendation reminiscent responsibility satellite separately
  silhouette solemnly sophisticated sovereign subtle superstitious suspiciously synonym technician temperament vivacious
  xylophone`.split(/\s+/),
)
