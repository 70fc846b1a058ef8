/** The same columns as `sayings`. A saying that is in both lists has the meaning given here. */
export const moreSayings = `
4|better late than [never]|it is better to do something late than not at all|clocks are often slow
4|as good as [gold]|very well behaved|bright yellow all over
4|as stubborn as a [mule]|refusing to change your mind|with four legs and long ears
4|as fit as a [fiddle]|healthy and strong|made of wood, with four strings
4|as brave as a [lion]|showing no fear|having a golden mane
4|as sly as a [fox]|clever in a sneaky way|with a bushy tail
4|as proud as a [peacock]|very pleased with yourself|covered in bright feathers
4|as free as a [bird]|able to do just as you like|given away for no money
4|as snug as a bug in a [rug]|warm and comfortable|in need of a good sweep
4|to be over the [moon]|to be delighted|to travel in space
4|to have a sweet [tooth]|to love sugary food|to need to see the dentist
4|to be full of [beans]|to have lots of energy|to have eaten a big supper
4|to sleep like a [log]|to sleep very deeply|to lie down in a forest
4|to have green [fingers]|to be good at growing plants|to have paint on your hands
4|to pull your [socks] up|to make more effort than before|to keep your ankles warm
4|to make a [mountain] out of a molehill|to treat a small problem as a huge one|to dig up the garden
4|to have a [frog] in your throat|to be hoarse and hardly able to speak|to have swallowed a pond animal
4|to have ants in your [pants]|to be unable to keep still|to have sat on a nest
4|to let off [steam]|to run about and use up spare energy|to boil a kettle
4|to go round in [circles]|to work without getting any further|to ride on a roundabout
4|to put your [foot] in it|to say something embarrassing by mistake|to step into a puddle
4|to have two left [feet]|to be a clumsy dancer|to have bought odd shoes
4|to smell a [rat]|to suspect that something is wrong|to find a pet in the kitchen
4|a couch [potato]|someone who sits about all day|a vegetable left on the sofa
4|a [bookworm]|someone who loves reading|an insect in the library
4|a [chatterbox]|someone who never stops talking|a case for keeping noises in
4|an early [bird]|someone who gets up before most people|a chick that has just hatched
4|a night [owl]|someone who stays up late|a hunter with large eyes
4|like two [peas] in a pod|very similar to each other|green and round
4|out of the [blue]|suddenly and without warning|from the sky above
4|in the nick of [time]|at the last possible moment|inside a small clock
4|at the drop of a [hat]|at once, without needing to think|when the wind is strong
4|safe and [sound]|not hurt or lost|quiet and locked up
4|an apple a day keeps the [doctor] away|healthy food keeps you well|fruit is useful for throwing
4|finders [keepers]|whoever picks something up may have it|people who search must stay
4|laughter is the best [medicine]|being cheerful makes you feel better|doctors should tell more jokes
4|honesty is the best [policy]|it is wisest to tell the truth|rules should be written down
5|to have something up your [sleeve]|to have a secret plan|to wear a long shirt
5|to be all fingers and [thumbs]|to be clumsy with your hands|to have lost your gloves
5|to keep your [chin] up|to stay cheerful in a hard time|to look at the ceiling
5|to have a heart of [gold]|to be very kind|to own costly jewellery
5|to miss the [boat]|to be too late to take a chance|to stay behind in the harbour
5|to pass with flying [colours]|to succeed easily and well|to wave a flag in a race
5|to take the [biscuit/cake]|to be the most annoying thing of all|to eat the last one on the plate
5|to take the bull by the [horns]|to deal bravely with a difficulty|to work with cattle
5|to tie the [knot]|to get married|to fasten a rope
5|to twist someone's [arm]|to talk someone into doing something|to hurt someone in a fight
5|to be on the [ball]|to be alert and quick to act|to stand on a toy
5|to be down in the [dumps/mouth]|to feel sad|to visit the rubbish tip
5|to have itchy [feet]|to long to travel|to need new socks
5|to be in the same [boat]|to share the same difficulty|to row across a lake together
5|to get off on the wrong [foot]|to make a bad start|to limp on the way to school
5|to give someone the green [light]|to allow someone to begin|to hand over a torch
5|to learn the [ropes]|to find out how a job is done|to practise tying knots
5|to paint the town [red]|to go out and have fun|to decorate a street
5|to push the [boat] out|to spend a lot on a celebration|to start a trip on a lake
5|to ring a [bell]|to sound slightly familiar|to stand at a front door
5|to save for a rainy [day]|to keep money for when it is needed|to buy an umbrella
5|to start from [scratch]|to begin at the very beginning, with nothing done|to rub an itchy spot
5|to think outside the [box]|to have new and unusual ideas|to leave a parcel unopened
5|a wet [blanket]|someone who spoils the fun|washing on the line
5|a dark [horse]|someone with hidden talents|a black animal in a stable
5|a hot [potato]|a matter that nobody wants to deal with|a vegetable from the oven
5|a wild [goose] chase|a search that is bound to fail|a race between birds
5|a taste of your own [medicine]|the same bad treatment that you gave others|a spoonful of your syrup
5|the apple of someone's [eye]|the person whom someone loves most|a fruit of a certain size
5|the black [sheep] of the family|someone of whom the others are ashamed|a lamb with dark wool
5|a needle in a [haystack]|something almost impossible to find|sewing things left on a farm
5|all that glitters is not [gold]|things that look good may not be worth much|some rings are made of silver
5|a bird in the hand is worth two in the [bush]|what you have is better than what you only hope for|pets are cheaper than wild animals
5|great minds think [alike]|clever people often have the same idea|all brains look the same
5|when the cat's away, the mice will [play]|people misbehave when nobody is in charge|pets should not be left alone
5|you can't have your cake and [eat] it|you must choose between two good things|pudding must be shared
5|strike while the [iron] is hot|use a good moment before it passes|press your shirts with care
5|money does not grow on [trees]|you have to earn what you spend|coins are made of metal
5|where there's a will, there's a [way]|you can do it if you are determined|follow the signs on the road
5|it never rains but it [pours]|troubles come all at once|take a coat with you in April
6|to get out of bed on the wrong [side]|to be in a bad mood from the start of the day|to fall on the floor at night
6|a stitch in time saves [nine]|mending a small fault early prevents a bigger one|sewing is quicker than buying
6|to burn your [bridges/boats]|to make it impossible to go back|to set fire to a road
6|to jump on the [bandwagon]|to join in because something has become popular|to ride with musicians
6|to play second [fiddle]|to be less important than someone else|to take violin lessons
6|to wear your heart on your [sleeve]|to show your feelings openly|to sew a badge on a shirt
6|to turn a blind [eye]|to pretend not to notice|to look through a telescope
6|to turn the [tables]|to gain the advantage over someone who had it before|to move the furniture
6|to call it a [day]|to decide that enough work has been done|to look at the calendar
6|to cut to the [chase]|to come to the point at once|to run after someone
6|to get your [wires/lines] crossed|to misunderstand each other|to mix up the plugs
6|to go against the [grain]|to be the opposite of how you usually act|to walk through a field
6|to hang by a [thread]|to be very close to failing|to be sewn on loosely
6|to have a bee in your [bonnet]|to talk about one idea all the time|to be stung under your hat
6|to have other fish to [fry]|to have something more important to do|to cook a large supper
6|to keep your cards close to your [chest]|to keep your plans secret|to hold on to a birthday present
6|to know something like the back of your [hand]|to know it very well|to look at your fingers
6|to leave someone in the [lurch]|to desert someone who needs help|to get off a ship too early
6|to move the [goalposts]|to change the rules unfairly|to mark out a new pitch
6|to nip something in the [bud]|to stop a problem before it grows|to prune a rose
6|to open a can of [worms]|to cause many new problems|to prepare bait for fishing
6|to pull the wool over someone's [eyes]|to deceive someone|to knit a warm hat
6|to put the cart before the [horse]|to do things in the wrong order|to hitch up a wagon badly
6|to reach the end of your [tether]|to have no patience left|to come to the end of a rope
6|to split [hairs]|to argue about tiny differences|to trim a fringe
6|to swallow your [pride]|to do what you must, though it makes you feel small|to eat too fast
6|to take a leaf out of someone's [book]|to copy someone's good example|to tear a page
6|to tighten your [belt]|to spend less than before|to stop your trousers from slipping
6|to weather the [storm]|to come safely through a difficult time|to watch the rain
6|to be a dab [hand] at something|to be very good at it|to paint with your fingers
6|to be in someone's good [books]|to have someone's approval|to appear in a story
6|to be on the same [wavelength/page]|to think in the same way|to share a radio
6|a red [herring]|a false clue that leads people the wrong way|a smoked fish
6|a bone of [contention]|something that people quarrel about|part of a skeleton
6|a double-edged [sword]|something that can both help and harm|a weapon for a knight
6|a flash in the [pan]|a success that does not last|a fire in the kitchen
6|a rule of [thumb]|a rough guide based on experience|a law about hands
6|a square peg in a round [hole]|someone who does not fit in|a badly made toy
6|a feather in your [cap]|something to be proud of|a bird on your head
6|the calm before the [storm]|a quiet time before trouble begins|good sailing weather
6|the salt of the [earth]|a thoroughly good and honest person|a mineral from a mine
6|the lion's [share]|the largest part of something|meat for a wild cat
6|food for [thought]|something worth thinking about carefully|a snack before lessons
6|necessity is the mother of [invention]|people find new ways when they have to|parents make the best machines
6|pride comes before a [fall]|those who are too sure of themselves soon fail|lions hunt near cliffs
6|still waters run [deep]|quiet people may think and feel a great deal|ponds can be dangerous
6|the pen is mightier than the [sword]|writing can achieve more than force|knights should learn to write
6|the proof of the [pudding] is in the eating|you can judge something only when you have tried it|cooks should taste desserts
6|you reap what you [sow]|your actions bring their own results|farmers work in autumn
6|empty vessels make the most [noise/sound]|people who know least often talk most|jugs should be kept full
6|forewarned is [forearmed]|knowing about a danger helps you to meet it|soldiers need weapons
6|a rolling stone gathers no [moss]|someone who keeps moving settles nowhere|smooth rocks are easy to clean
6|all's well that [ends] well|a good result makes up for earlier trouble|the last page is the best one
6|once bitten, twice [shy]|after a bad experience you are more careful|dogs should wear muzzles
`
