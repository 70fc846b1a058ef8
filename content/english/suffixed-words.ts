/** The rules for adding an ending, written for children. */
export const suffixRules = {
  'just-add': 'Nothing changes: just add the ending.',
  'drop-the-e': 'The word ends in a silent e and the ending begins with a vowel, so the e goes.',
  'keep-the-e': 'The word ends in a silent e, but the ending begins with a consonant, so the e stays.',
  'soft-c-or-g': 'The e stays so that the c or g keeps its soft sound.',
  'y-to-i': 'A consonant stands before the y, so the y changes to i.',
  'keep-the-y': 'A vowel stands before the y, or the ending is -ing, so the y stays.',
  'double-it':
    'One vowel that is said strongly stands before one last consonant, so that consonant is doubled.',
  'no-doubling':
    'The last part of the word is not said strongly, or it has two vowels or two consonants, so nothing is doubled.',
  'double-the-l': 'In British spelling a final l after one vowel is doubled before a vowel.',
} as const

export type SuffixRule = keyof typeof suffixRules

/** Year | rule | word + ending = new word. */
export const suffixedWords = `
4|just-add|kind+ness=kindness, slow+ly=slowly, pain+ful=painful, play+er=player, help+less=helpless, quick+ly=quickly, teach+er=teacher, dark+ness=darkness, cheer+ful=cheerful, end+less=endless
4|drop-the-e|hope+ing=hoping, make+ing=making, bake+er=baker, ride+ing=riding, dance+er=dancer, write+ing=writing, smile+ed=smiled, nice+est=nicest, noise+y=noisy, large+er=larger, close+ing=closing
4|keep-the-e|hope+ful=hopeful, care+less=careless, safe+ly=safely, brave+ly=bravely, use+ful=useful, peace+ful=peaceful, lone+ly=lonely, home+less=homeless
4|y-to-i|happy+ness=happiness, happy+ly=happily, funny+er=funnier, easy+est=easiest, lazy+ness=laziness, busy+ly=busily, carry+ed=carried, heavy+est=heaviest, pretty+er=prettier, angry+ly=angrily, lucky+ly=luckily, hurry+ed=hurried
4|keep-the-y|carry+ing=carrying, enjoy+ed=enjoyed, play+ful=playful, hurry+ing=hurrying, copy+ing=copying, pay+ment=payment, stay+ed=stayed
4|double-it|run+ing=running, swim+er=swimmer, big+est=biggest, sad+er=sadder, stop+ed=stopped, hot+er=hotter, shop+ing=shopping, sun+y=sunny, win+er=winner, clap+ed=clapped, thin+est=thinnest, mud+y=muddy
4|no-doubling|jump+ing=jumping, rain+y=rainy, sleep+ing=sleeping, cook+er=cooker, look+ed=looked, cold+est=coldest
5|y-to-i|beauty+ful=beautiful, mercy+less=merciless, plenty+ful=plentiful, lonely+ness=loneliness, envy+ous=envious, fury+ous=furious, glory+ous=glorious, pity+ful=pitiful, tidy+ness=tidiness, heavy+ly=heavily, marry+age=marriage, supply+er=supplier, penny+less=penniless, victory+ous=victorious, bury+al=burial, rely+able=reliable
5|keep-the-y|enjoy+ment=enjoyment, employ+er=employer, supply+ing=supplying, destroy+er=destroyer, joy+ous=joyous, betray+al=betrayal, reply+ing=replying, deploy+ment=deployment
5|drop-the-e|fame+ous=famous, adventure+ous=adventurous, create+ion=creation, arrive+al=arrival, value+able=valuable, hesitate+ion=hesitation, decorate+or=decorator, invite+ing=inviting, sense+ible=sensible, nerve+ous=nervous, adore+able=adorable, refuse+al=refusal, explore+er=explorer, relate+ion=relation, narrate+or=narrator
5|keep-the-e|excite+ment=excitement, achieve+ment=achievement, grace+ful=graceful, shame+less=shameless, immediate+ly=immediately, separate+ly=separately, rude+ness=rudeness, sincere+ly=sincerely, move+ment=movement, complete+ly=completely, amaze+ment=amazement
5|double-it|begin+er=beginner, forget+ing=forgetting, regret+ed=regretted, admit+ed=admitted, forgot+en=forgotten, permit+ing=permitting, occur+ed=occurred, prefer+ed=preferred, begin+ing=beginning, upset+ing=upsetting
5|no-doubling|garden+er=gardener, visit+ed=visited, listen+ing=listening, offer+ed=offered, enter+ing=entering, limit+ed=limited, develop+ed=developed, happen+ing=happening, gallop+ed=galloped, open+ing=opening, profit+able=profitable, explain+ed=explained
5|double-the-l|marvel+ous=marvellous, signal+ing=signalling, label+ed=labelled, jewel+er=jeweller, quarrel+ing=quarrelling, pedal+ing=pedalling, tunnel+ed=tunnelled
6|just-add|equip+ment=equipment, commit+ment=commitment, govern+ment=government, develop+ment=development, thought+less=thoughtless, wonder+ful=wonderful
6|soft-c-or-g|courage+ous=courageous, notice+able=noticeable, manage+able=manageable, outrage+ous=outrageous, change+able=changeable, replace+able=replaceable, advantage+ous=advantageous
6|y-to-i|mystery+ous=mysterious, luxury+ous=luxurious, industry+al=industrial, ceremony+al=ceremonial, ordinary+ly=ordinarily, necessary+ly=necessarily, accompany+ment=accompaniment, memory+al=memorial, industry+ous=industrious, melody+ous=melodious, harmony+ous=harmonious, satisfactory+ly=satisfactorily, empty+ness=emptiness, clumsy+ness=clumsiness
6|drop-the-e|communicate+ion=communication, exaggerate+ion=exaggeration, extreme+ity=extremity, sincere+ity=sincerity, scarce+ity=scarcity, secure+ity=security, interfere+ing=interfering, response+ible=responsible, ridicule+ous=ridiculous, appreciate+ion=appreciation, investigate+or=investigator, continue+ous=continuous, reverse+ible=reversible, believe+able=believable
6|keep-the-e|definite+ly=definitely, desperate+ly=desperately, encourage+ment=encouragement, announce+ment=announcement, remorse+ful=remorseful, fortunate+ly=fortunately, accurate+ly=accurately, moderate+ly=moderately, replace+ment=replacement
6|double-it|transfer+ed=transferred, refer+ing=referring, commit+ed=committed, submit+ing=submitting, equip+ed=equipped, control+able=controllable, forbid+en=forbidden, deter+ing=deterring, rebel+ion=rebellion, acquit+al=acquittal, regret+able=regrettable
6|no-doubling|refer+ence=reference, prefer+ence=preference, differ+ence=difference, suffer+ing=suffering, interpret+er=interpreter, inherit+ance=inheritance, budget+ed=budgeted, credit+or=creditor, edit+or=editor
6|double-the-l|rebel+ed=rebelled, excel+ing=excelling, model+ing=modelling, counsel+or=counsellor, propel+er=propeller, compel+ing=compelling, fulfil+ing=fulfilling, level+ed=levelled
`
