import type { Template } from '../../template.ts'

/** Wrong answers that nobody would choose | ones that a hasty reader might. */
const rows = `
He has been fighting.|He is not careful on the wet deck.
see a band on the boat|picture drops as big as drumsticks
to show that the old lady was a runner|to show that the old lady was in a hurry
It tells us that the swan could talk.|It shows that the swan made a loud noise.
to complain about the milk at the bakery|to thank the milkman as well as the baker
to show that she found a stone in it|to show that it was as small as a stone
They were dirty and rude.|They came too late to the hall.
She is selling feet.|She wants her customer to step back.
They show that the church is made of bread.|They show that the people were hungry.
to show that someone is lying in bed|to show that the speaker is angry
to show that the speaker is a dog|to show how rude people are
It comes from a farm.|It is warm and heavy.
They all go straight home to bed.|They hold hands so as not to get lost.
He was hoping to see a whale.|He was counting the boats out at sea.
It belonged to a giant.|It was blue and shiny.
It tells us that Isla has long arms.|It tells us how cold the light is.
sleepy and bored|cross with Miss Adeyemi
to explain how an old violin is made and played|to show that Kofi had expected an empty case
They show that Kofi cannot tell the time.|They show that Kofi likes to be early.
They show that the concert is over.|They show that the concert will be short.
to show that the old violin is really alive|to tell him that the violin is very old
Someone might have stolen it.|Somebody might have painted over it.
to show that there was a snake in the cave|to show that the water was hot
to show that the children were very hungry and thirsty|to show that the children were tired after a long walk
It tells us that the cave has a leaking roof.|It tells us that the cave is dripping wet.
They show that she does not like crabs.|They show that she is cross about the crab.
a thief|sand
to show that Josie is rude|to show that Josie is shy
It warns us that the roof may fall.|It tells us that the shop is cold.
She had pushed Florence down the steps.|She thought that Florence would soon be well.
She often went to the seaside.|She kept the flowers that she was given.
She gave presents to her friends.|She liked to share it with the others.
to show that the cloak was wet|to show that the cloak was too long
to show that Priya was ill|to show that Priya was not strong
to show that Priya had never had a present|to show that Priya had very few friends
They had maps painted on their hats.|They were always planning new trips.
to show that she has come to buy shoes|to show that she has come to beg
It does not like to eat meat.|It has eaten enough already.
It cannot see in the dark.|It is too slow to catch one.
Somebody may have lost a toy there.|There may be glass among the branches.
to show that hedgehogs live in houses|to show that the heap is very tidy
to tell us to tidy our bedrooms|to tell us to clear it away
because nobody knows its name|because there are several of them
The offices had burned down.|The offices had been closed.
The postmen were too tired to walk.|People did not like the offices.
to show that the writer was alive then|to show that the writer prefers the old days
because we cook with leaves|because leaves smell of food
to tell us that the stalk is made of glass|to tell us that the stalk is round
They taught the bees to dance.|They wanted to keep bees themselves.
because bees ask each other questions|because scientists still argue about it
It tells us the exact time of day.|It tells us how fast the bee can run.
so that it stayed cold|so that it stayed dry
so that it would not melt in the sun|so that it would be worth more later
There was far less salt water in the sea than today.|People had not yet learned to take salt from the sea.
It was found in gold mines.|It was found next to gold.
It turned yellow when it was old.|It was kept in golden boxes.
to show that camels like chips|to show that camels still carry salt
to show that camels are lazy|to show how lazy people have become
to explain why salt is white|to explain why salt is cheap now
because he cannot count|because he counted too fast
hungry and rather cold|tired of the whole jigsaw
The cat belongs to a king.|The cat did not want to go.
Nobody can sleep in a tent.|Tents keep out most noise.
A gate cannot be kicked.|The gate is already broken.
The gate is not really there.|Samuel is too small to kick it.
to show that the robin can talk|to show that the robin is fed early
She is afraid of it.|She is bored by it.
Nobody can be tidy in a garden.|The garden is already tidy.
They were afraid of the ducks.|They were worried about being late.
They felt ill.|They felt bored.
It wore a crown.|It was in a great hurry.
because she is the reporter’s sister|because she wrote part of the report
because she owns the ducks|because she is well known in the town
The driver pretends to be a duck.|The driver has brought a toy.
to boast about walking fast|to show that few people drive
because the writer likes parking|because the writer has no car
to ask readers to bring their own pens|to ask readers to write about frogs
to make readers angry with the frogs|to make readers feel sorry for the writer
to prove that otters cannot swim|to prove that otters swim slowly
It shows that the children were good at counting and doing sums.|It shows that the children hoped to win a prize for their work.
It makes us feel sorry for the trolleys.|It makes us feel sorry for the children.
The fish had already been cooked.|The fish were easy to catch.
Sundays are often stormy.|Other people may laugh at us.
Ants can give a nasty bite.|It is hard to say no to a screen.
Imagination makes people ill.|Imagination takes up too much time.
Bored children should see a doctor.|Bored children should be kept busy.
to teach us how to grow wheat|to show that farmers work hard
It was late for its dinner.|It had heard its owner call.
They show that there was a trial in court.|They show that the writer was there at the time.
The sand will have melted.|The sand will have dried out.
so that the bottle looks pretty|so that the bottle stays warm
because they come to dinner|because they help in the garden
because they live in a hotel|because they will stay for ever
There are five worms.|They are all equally hard.
It would take a whole week.|It would make too much mess.
to show that worms are rude|to show that worms like company
It shows that stars and lamps used to run on batteries.|It shows that torches are of little use out of doors.
It tells us that insects come out at night.|It tells us that the sky is still too light.
It tells us that the stars are falling.|It tells us that the stars move very fast.
`

export const likelierAnswers: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .map(row => {
      const [absurd = '', likelier = ''] = row.split('|')
      return [absurd, likelier] as const
    }),
)

/** The next version of the template, with likelier wrong answers. */
export function withLikelierAnswers<Facts>(made: Template<Facts>): Template<Facts> {
  if (made.mode !== 'options') return made
  return {
    ...made,
    version: made.version + 1,
    write(facts, random) {
      const draft = made.write(facts, random)
      const wrong = draft.wrong.map(choice => ({
        ...choice,
        text: likelierAnswers.get(choice.text) ?? choice.text,
      }))
      return { ...draft, wrong }
    },
  }
}
