/** A saying of year 5 or 6 | what somebody who does not know it could easily think it means. */
export const guessedMeanings = `
to cost an arm and a leg|to be dangerous to do
to bite off more than you can chew|to say things that you regret later
to beat about the bush|to search in all the wrong places
to turn over a new leaf|to move on to another subject
to be in hot water|to be very angry
to bark up the wrong tree|to complain about something unimportant
the last straw|the only hope that is left
to see eye to eye|to stare at each other in an unfriendly way
to sit on the fence|to be lazy while others work
to face the music|to perform in front of an audience
to jump out of your skin|to be very eager to start
a wolf in sheep's clothing|someone timid who pretends to be brave
to have your head in the clouds|to think that you are better than others
to cry over spilt milk|to feel sorry for yourself after a quarrel
to put all your eggs in one basket|to carry out several tasks at once
a storm in a teacup|a quarrel between close friends
to go bananas|to get into a muddle
the early bird catches the worm|those who rush often make mistakes
don't judge a book by its cover|do not give up before you reach the end
actions speak louder than words|it is better to be quiet than to argue
two heads are better than one|it is best to check your work twice
look before you leap|take your chance while you can
every cloud has a silver lining|something bad often follows something good
the grass is always greener on the other side|hard work brings better results than luck
to go the extra mile|to travel a long way to see someone
a fish out of water|someone who cannot be trusted
to steal the show|to spoil something for everyone else
to have something up your sleeve|to have stolen something small
to be all fingers and thumbs|to be very good at making things
to keep your chin up|to act as if you were better than others
to have a heart of gold|to be very rich
to miss the boat|to fail to understand something
to pass with flying colours|to succeed only by luck
to take the biscuit|to help yourself without asking
to take the bull by the horns|to start a fight for no reason
to tie the knot|to make things more complicated
to twist someone's arm|to make someone look foolish
to be on the ball|to be good at games
to be down in the dumps|to be short of money
to have itchy feet|to be nervous about something
to be in the same boat|to share the same opinion
to get off on the wrong foot|to hurt yourself by accident
to give someone the green light|to give someone a warning
to learn the ropes|to get used to being alone
to paint the town red|to cause a lot of damage
to push the boat out|to set off on a new adventure
to ring a bell|to give a warning of danger
to save for a rainy day|to put off a task until later
to start from scratch|to begin in a great hurry
to think outside the box|to dream about distant places
a wet blanket|someone who cries easily
a dark horse|someone who is not to be trusted
a hot potato|a piece of news that spreads quickly
a wild goose chase|a journey full of adventure
a taste of your own medicine|a cure that works at once
the apple of someone's eye|the thing that someone most wants to own
the black sheep of the family|someone who always follows the others
a needle in a haystack|something that can hurt you by surprise
all that glitters is not gold|riches do not make people happy
a bird in the hand is worth two in the bush|it is better to share than to keep things for yourself
great minds think alike|clever people find it easy to make friends
when the cat's away, the mice will play|everyone needs a rest from hard work
you can't have your cake and eat it|you should not take more than your share
strike while the iron is hot|do not act while you are angry
money does not grow on trees|being rich does not make you happy
where there's a will, there's a way|there is more than one answer to a problem
it never rains but it pours|things always turn out better than you fear
to burn the candle at both ends|to waste money on things you do not need
to add insult to injury|to blame someone who is not guilty
to bury the hatchet|to keep a secret for ever
to bite the bullet|to refuse to say a word
to cut corners|to reach a place by the shortest way
to leave no stone unturned|to make a great mess
to throw in the towel|to join in a fight
to be on thin ice|to be treated unkindly
to take something with a pinch of salt|to accept bad news bravely
to hit the nail on the head|to do the same thing again and again
to rock the boat|to comfort someone who is upset
to read between the lines|to read only part of something
to blow your own trumpet|to announce important news
to be caught red-handed|to be embarrassed in front of others
the tip of the iceberg|the most dangerous part of a journey
to keep a stiff upper lip|to look down on other people
to give someone the cold shoulder|to support someone in trouble
to get out of bed on the wrong side|to be late for everything that day
a drop in the ocean|something lost that will never be found
a blessing in disguise|a gift whose giver is not known
birds of a feather flock together|people are safer in a large group
a stitch in time saves nine|doing a job quickly gives you more free time
too many cooks spoil the broth|a small amount is better than too much
when in Rome, do as the Romans do|learn from people who lived long ago
absence makes the heart grow fonder|you soon forget people whom you do not see
Rome was not built in a day|it takes many people to do a great task
don't count your chickens before they hatch|do not worry about what you cannot change
where there is smoke, there is fire|a small mistake can lead to a disaster
let sleeping dogs lie|do not trust those who seem harmless
a leopard cannot change its spots|looks do not show what someone is really like
to have a chip on your shoulder|to carry too much responsibility
a white elephant|something valuable that is hard to find
to burn your bridges|to take revenge on someone
to jump on the bandwagon|to celebrate something noisily
to play second fiddle|to play a trick on someone
to wear your heart on your sleeve|to fall in love easily
to turn a blind eye|to fail to see something important
to turn the tables|to cause confusion everywhere
to call it a day|to agree on a time to meet
to cut to the chase|to follow someone in secret
to get your wires crossed|to be angry with each other
to go against the grain|to make slow progress
to hang by a thread|to depend on someone else for help
to have a bee in your bonnet|to be angry about an insult
to have other fish to fry|to have plenty of choices
to keep your cards close to your chest|to look after your money carefully
to know something like the back of your hand|to know it only a little
to leave someone in the lurch|to give someone a sudden surprise
to move the goalposts|to make a task easier for everyone
to nip something in the bud|to help something to grow
to open a can of worms|to find something disgusting
to pull the wool over someone's eyes|to protect someone from bad news
to put the cart before the horse|to work without taking a rest
to reach the end of your tether|to finish a long task
to split hairs|to share something equally
to swallow your pride|to keep quiet about your success
to take a leaf out of someone's book|to use someone's belongings without asking
to tighten your belt|to get ready for hard work
to weather the storm|to lose your temper with everyone
to be a dab hand at something|to do it only now and then
to be in someone's good books|to owe someone a favour
to be on the same wavelength|to be of the same age
a red herring|a warning of danger ahead
a bone of contention|an old friendship that has ended
a double-edged sword|a person who cannot be trusted
a flash in the pan|a sudden bright idea
a rule of thumb|a law that everyone must obey
a square peg in a round hole|a problem with no answer
a feather in your cap|something that hardly matters
the calm before the storm|a moment of silence out of respect
the salt of the earth|a person who has seen much of the world
the lion's share|the most dangerous part of a task
food for thought|a plan that is never carried out
necessity is the mother of invention|children learn most from their parents
pride comes before a fall|people who do well may be proud of it
still waters run deep|quiet places are the most dangerous
the pen is mightier than the sword|what is written down will not be forgotten
the proof of the pudding is in the eating|the best part comes at the end
you reap what you sow|those who work with others achieve more
empty vessels make the most noise|people who are hungry are hard to please
forewarned is forearmed|people who are afraid prepare for a fight
a rolling stone gathers no moss|someone who works slowly makes fewer mistakes
all's well that ends well|you should always finish what you have begun
once bitten, twice shy|someone who was unkind once will be unkind again
`
