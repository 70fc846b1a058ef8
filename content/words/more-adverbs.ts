/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms | near misses. */
export const moreAdverbs = `
# how often
4|never|at no time||always|nearly, indoors, newly
4|rarely|not often|seldom, infrequently|often, frequently|really, nearly, barely
4|sometimes|at one time and another|occasionally||somewhere, nearby, slowly
5|frequently|again and again|often, repeatedly|rarely, seldom|recently, fluently, distantly
5|constantly|without ever stopping|continually, always|occasionally|instantly, abroad, cheaply
# when
4|finally|after everything else|lastly|firstly|finely, freely, fairly
4|early|before the usual moment||late|easily, clearly, fairly
5|previously|before now|formerly, earlier|later|curiously, obviously, seriously
5|promptly|at the right moment, with no delay|punctually|late|partly, properly, proudly
5|meanwhile|while that is going on|||somehow, meanly, otherwise
5|briefly|for a short time|momentarily||bravely, barely, fiercely
5|afterwards|later on|later|beforehand|forwards, sideways, awkwardly
5|nowadays|in these times|today|formerly|sideways, nowhere, anyway
6|initially|at first|originally, firstly|finally|individually, mentally, socially
6|subsequently|at a later time|afterwards, later|previously|suddenly, silently, separately
6|temporarily|for a while only|provisionally|permanently|tenderly, separately, carefully
6|permanently|so as to last|forever|temporarily|prominently, personally, pleasantly
# how fast
4|slowly|taking a long time|unhurriedly|quickly, rapidly|solely, shyly, loudly
5|swiftly|at great speed|rapidly, speedily, quickly|slowly|softly, sweetly, stiffly
5|briskly|quickly and with energy|energetically|slowly|brightly, frankly, basically
6|abruptly|suddenly and without warning|suddenly|gradually|absently, openly, aptly
6|instantaneously|in the blink of an eye|instantly||simply, spotlessly, seriously
# how much
5|considerably|quite a lot|greatly, substantially|slightly|comfortably, constantly, conveniently
5|merely|only, and nothing more|only, just, simply||merrily, nearly, mercifully
5|especially|more than for others|particularly||essentially, socially, initially
6|moderately|neither very much nor very little|fairly, reasonably|extremely, excessively|honestly, separately, mostly
6|solely|and nobody or nothing else|only||slowly, safely, solidly
6|marginally|by a very small amount|slightly|considerably|magically, originally, manually
6|immensely|very, very much|hugely, enormously|slightly|tensely, intensely, immediately
6|utterly|as much as can be|totally, completely||bitterly, daily, loudly
# with care
4|carelessly|taking no trouble over it|sloppily|carefully|helplessly, endlessly, cheerfully
4|safely|with no risk of harm|securely|dangerously|softly, solely, sadly
5|cautiously|taking care to avoid danger|warily, carefully|recklessly|curiously, graciously, courteously
5|neatly|in a tidy way|tidily|untidily, messily|nearly, newly, nicely
6|meticulously|with great attention to every detail|painstakingly|carelessly|miraculously, mischievously, melodiously
6|methodically|in an orderly way, step by step|systematically|haphazardly|musically, medically, magically
6|diligently|with steady, hard work|industriously|lazily|elegantly, silently, gently
6|recklessly|with no thought of the danger|rashly|cautiously, prudently|restlessly, needlessly, relentlessly
# with sound
4|secretly|so that nobody knows|privately|openly|scarcely, securely, secondly
4|silently|with no noise at all|noiselessly, soundlessly|noisily|suddenly, shyly, slightly
5|hoarsely|in a rough, croaky voice|huskily||coarsely, honestly, horribly
6|audibly|so that it can be heard||inaudibly|amiably, oddly, visibly
# with will
4|patiently|without a fuss while you wait||impatiently|plainly, presently, privately
5|willingly|ready and glad to do it|gladly, readily|reluctantly, unwillingly|wildly, wittily, briefly
5|obediently|as you are told|dutifully|disobediently|obviously, evidently, ordinarily
5|stubbornly|refusing to give way|obstinately||sternly, sturdily, suddenly
5|honestly|without telling lies|truthfully, sincerely|dishonestly|hourly, hungrily, hastily
6|resolutely|in a firm, determined way|firmly, determinedly|hesitantly|recently, restlessly, relatively
6|hesitantly|with pauses, as you are not sure|uncertainly|confidently, resolutely|historically, instantly, heavily
6|half-heartedly|without much interest or effort|unenthusiastically|enthusiastically, wholeheartedly|heavily, highly, halfway
6|voluntarily|without being made to do it|freely||verbally, vocally, visually
# with grace
4|politely|with good manners|courteously, respectfully|rudely, impolitely|publicly, privately, lightly
4|proudly|feeling pleased with what you have done||humbly|loudly, properly, partly
4|beautifully|in a lovely way|exquisitely||bountifully, painfully, usefully
5|skilfully|with great ability|expertly, deftly|clumsily|silkily, wilfully, wishfully
5|humbly|without thinking yourself important|modestly, meekly|proudly, arrogantly|numbly, nimbly, happily
6|haughtily|proudly, as if others were beneath you|arrogantly|humbly, modestly|naughtily, hungrily, heartily
6|eloquently|with fine and moving words|fluently||elegantly, equally, delicately
# with force
5|violently|with a force that hurts or breaks|brutally, savagely|gently|silently, vividly, visibly
5|firmly|in a strong, steady way|tightly, securely|loosely|formally, finely, frankly
5|feebly|with hardly any strength|weakly|strongly, vigorously|freely, finely, briefly
6|ruthlessly|without any pity|mercilessly, cruelly|mercifully|truthfully, restlessly, uselessly
6|strenuously|with great effort|vigorously|effortlessly|studiously, strangely, seriously
# with feeling
4|happily|with joy|joyfully, cheerfully, gladly|sadly, unhappily|heavily, hastily, hardly
4|sadly|with a heavy heart|unhappily, sorrowfully|happily|badly, safely, oddly
4|angrily|in a cross way|crossly, furiously|calmly|hungrily, easily, heavily
4|bravely|showing no fear|courageously, boldly|timidly, fearfully|briefly, brightly, barely
4|kindly|in a gentle, caring way|considerately|unkindly, cruelly|blindly, finely, likely
4|sleepily|as if about to nod off|drowsily||slyly, steeply, simply
5|merrily|with laughter and fun|cheerfully, jovially|gloomily, miserably|merely, mainly, messily
5|timidly|in a shy, scared way|shyly, nervously|boldly, bravely|tidily, tightly, totally
5|gratefully|with thanks|thankfully, appreciatively|ungratefully|gracefully, greatly, grandly
5|selfishly|with no thought for others|inconsiderately|unselfishly|sensibly, shyly, stylishly
5|curiously|wanting to know more|inquisitively||cautiously, courteously, furiously
6|confidently|with no fear of failing|assuredly|nervously, hesitantly|conveniently, consequently, continually
6|frantically|in wild hurry and worry|desperately|calmly|fantastically, frankly, frequently
6|indignantly|angrily, because it is not fair|resentfully||instantly, significantly, ignorantly
6|solemnly|in a grave way|seriously, gravely|jokingly|soundly, solely, slowly
6|wistfully|in a sad, wishing way|longingly||wastefully, tastefully, watchfully
# where
4|nowhere|not in any place||everywhere|nowadays, somehow, elsewhere
4|outdoors|in the open air|outside|indoors, inside|overnight, onwards, anyhow
4|downwards|to a lower place||upwards|sideways, onwards, afterwards
4|backwards|towards a place behind||forwards|sideways, downstairs, afterwards
5|ashore|from the sea on to the land|||asleep, abroad, ahead
5|aboard|on a ship, train or plane|||abroad, ahead, beyond
5|overhead|above you, in the sky|above|underfoot|overnight, overseas, downhill
5|elsewhere|in some other place|||somehow, likewise, otherwise
6|adrift|floating with nobody steering|||aloud, again, aside
# likely
4|luckily|by good chance|fortunately|unluckily, unfortunately|quickly, likely, lightly
5|obviously|as anyone can see|clearly, plainly, evidently||previously, obediently, curiously
5|probably|more likely than not|||properly, publicly, terribly
5|incredibly|so much that it is hard to believe|unbelievably, amazingly||incorrectly, invisibly, inevitably
6|apparently|as far as one can tell|seemingly||separately, appropriately, patiently
6|inevitably|as was bound to happen|unavoidably||invisibly, initially, enviably
6|undoubtedly|as nobody can question|certainly, definitely||unevenly, unduly, repeatedly
# linking
4|instead|in place of something else|alternatively||indeed, inside, ahead
5|otherwise|if not|||likewise, elsewhere, sideways
5|therefore|for that reason|consequently, thus||before, nowhere, thereabouts
6|nevertheless|in spite of that|nonetheless, however||needlessly, nervously, endlessly
6|furthermore|and what is more|moreover, besides||evermore, furthest, formerly
`
