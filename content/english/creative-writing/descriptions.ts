import type { WritingTask } from './writing-task.ts'

export const descriptions: readonly WritingTask[] = [
  {
    id: 'the-market-wakes',
    kind: 'description',
    title: 'The Market Wakes',
    minutes: 25,
    prompt: `Describe a street market as it opens, early in the morning. Nothing much needs to happen. Make the reader feel that they are there.`,
    planning: [
      'At what time do you begin, and what is the light like?',
      'What do you hear first, before you can see much?',
      'Which three stalls will you show? What is special about each?',
      'Which smells and tastes belong to them?',
      'What changes between your first line and your last?',
    ],
    criteria: [
      'I lead the reader through the market in a clear order.',
      'I use at least four senses.',
      'I have one or two fresh similes or metaphors, and no worn-out ones.',
      'I choose exact nouns: russets, and not just fruit.',
      'Something grows or changes, so that it is more than a list.',
    ],
    model: `At five o’clock the square belongs to the pigeons. They strut between the bare poles like inspectors. The only light comes from the all-night café, a square of yellow lying on the wet cobbles, and the only sound is a tap that somebody has not turned off.

Then a van coughs at the corner.

One by one they arrive, back in, and open their doors. Poles clang. Striped canvas is shaken out with a crack like a sail’s. Nobody says much yet. Breath smokes in the headlamps; hands in fingerless gloves pass down crates, and crates, and more crates. There is a smell of diesel and of cold earth.

The fruit comes first. It always does. Old Mrs Tan builds her pyramids with her eyes half shut: russets, rough as sandpaper; plums with the bloom still on them, as if someone had breathed on each; clementines in their crackling leaves. She polishes the top one, just that one, on her sleeve.

Next to her the fish man tips out his ice. It rushes down the metal slope with a roar, and in its sparkle he lays his mackerel, nose to tail, striped like small wet tigers. The sea has come forty miles by road, and suddenly you can taste the salt.

By now the sky is the grey of a dove’s wing, and the bread has arrived. You know it with your eyes closed. Heads turn. The smell wanders down between the stalls, warm and brown, and it picks the pockets of everyone it meets. A boy with a school bag stops. He counts his coins, counts them again, and buys a roll too hot to hold. He tosses it from hand to hand all the way to the bus.

“Lovely caulis!” sings the first voice, and a second takes it up. “Two for a pound, two for a pound!” Awnings glow. Bells ring, wheels rattle, somebody laughs with their whole chest.

The pigeons have gone up to the roofs to wait. It is ten past seven, and the square belongs to us.`,
    notes: [
      {
        quote: 'At five o’clock the square belongs to the pigeons.',
        note: 'The first and the last sentence are built alike. That gives the piece its shape.',
      },
      {
        quote: 'Then a van coughs at the corner.',
        note: 'A paragraph of one line wakes the market, and the reader.',
      },
      {
        quote: 'hands in fingerless gloves pass down crates, and crates, and more crates',
        note: 'The repeated word makes us feel how many there are.',
      },
      {
        quote: 'russets, rough as sandpaper',
        note: 'An exact noun and the sense of touch. The semicolons keep the list in order.',
      },
      {
        quote: 'striped like small wet tigers',
        note: 'A fresh simile. You have not read this one before.',
      },
      {
        quote: 'it picks the pockets of everyone it meets',
        note: 'A smell becomes a thief: people cannot help paying.',
      },
      {
        quote: 'somebody laughs with their whole chest',
        note: 'One person’s laugh stands for the whole crowd.',
      },
    ],
  },
  {
    id: 'the-empty-pool',
    kind: 'description',
    title: 'The Empty Pool',
    minutes: 25,
    prompt: `Describe a place that people have left: a closed swimming pool, a railway station, a fairground or a school. Show what it is like now, and let us guess what it was like before.`,
    planning: [
      'Which place do you choose? Can you picture every corner?',
      'How does the person get in, and what do they notice first?',
      'What has nature done there: plants, birds, rain, rust?',
      'Which small things tell of the people who have gone?',
      'Is the mood sad, spooky or peaceful? Choose one.',
    ],
    criteria: [
      'I keep to one mood, and all my words help it.',
      'I show then and now side by side.',
      'I look at tiny things, and not only at the big picture.',
      'I vary how my sentences begin.',
      'I end with a picture that stays in the mind.',
    ],
    model: `The turnstile still counts. Push it and it clicks, and somewhere inside the rusty box a wheel moves on by one, though no one has read the number for twenty years.

Beyond it, the changing rooms stand in two rows with their doors half open, like a street of nosy neighbours. Pegs line the walls. On the last one hangs a single goggle strap, stiff as bark. Ivy has found a way in through the skylight; it has crept along the pipes and let itself down, hand under hand, and it sways there in the draught as though it had just come up for air.

And then the pool.

You expect water. Your body leans back a little, waiting for the shine, the shouts, the slap of wet feet. Instead there is only depth. The blue tiles slope away, from the one-metre mark, past the two, down to where last autumn’s leaves have settled in a soft brown drift. A sapling grows out of the plughole. It has seven leaves, and it leans towards the window with all its strength, like a swimmer at the end of a race.

Nothing is quite silent. Rain ticks from a beam. High up among the girders, where the banners used to hang, swallows dip and turn in the green light; they are the only ones who use the lanes now, up and down, up and down. When they cry out, the walls remember what walls in such a place are for, and throw the sound back larger than it was.

NO RUNNING, says the sign. NO DIVING. NO BALL GAMES. Nobody has disobeyed for years.

On the bottom step, at the shallow end, lies a coin. It must have been thrown in long ago, for luck or for a little brother to fetch, and by now it has turned as green as a leaf. You could pick it up. You bend down; you look at it; you leave it there for whoever it was that made the wish.

Going out, you push the turnstile. It clicks, and counts you gone.`,
    notes: [
      {
        quote: 'The turnstile still counts.',
        note: 'Four words, and already a mystery. The turnstile comes back at the very end.',
      },
      {
        quote: 'like a street of nosy neighbours',
        note: 'The simile brings people in, just because there are none.',
      },
      {
        quote: 'Your body leans back a little, waiting for the shine',
        note: '“You” puts the reader there. Then and now meet in one sentence.',
      },
      {
        quote: 'like a swimmer at the end of a race',
        note: 'All the comparisons come from swimming. They belong together.',
      },
      {
        quote: 'they are the only ones who use the lanes now',
        note: 'A gentle joke: the swallows have taken over.',
      },
      {
        quote: 'Nobody has disobeyed for years.',
        note: 'A plain, short sentence can be the saddest one.',
      },
      {
        quote: 'for luck or for a little brother to fetch',
        note: 'One coin tells us about all the children who once came here.',
      },
    ],
  },
  {
    id: 'hands-at-work',
    kind: 'description',
    title: 'Hands at Work',
    minutes: 25,
    prompt: `Describe somebody who is very good at what they do, while they are doing it. It may be someone you know or someone you imagine. Let us see what kind of person they are.`,
    planning: [
      'Who is it, and what is the work?',
      'What do the hands do, step by step?',
      'Which tools and materials do they use? What do you hear and smell?',
      'What does the person say, or not say?',
      'What have you learnt about them by the end?',
    ],
    criteria: [
      'I show the work closely enough for the reader to learn something.',
      'I use the right words for tools and movements.',
      'We find out about the person from what they do, and not from a list of adjectives.',
      'I add some speech, but only a little.',
      'It has an ending, and does not just stop.',
    ],
    model: `My grandmother’s kitchen table has a dip in the middle, and that is where she makes the bread.

She does not measure. She holds the bag of flour by its ears and shakes until the heap looks right, and then, with two fingers, she digs a crater in the top. In go the yeast, the salt and the warm water. For a moment it is only a mess. She sinks her hands in it up to the wrists and hums.

They are not beautiful hands. The knuckles have swollen, and a white scar runs across her thumb from the time when she worked in the cannery. Her wedding ring hangs on a hook by the window; it has not been over those knuckles since I was born. When she opens a jar, she has to ask me. But now, as the dough comes together, something happens to them. They forget how old they are.

Push with the heel. Fold. A quarter turn. Push, fold, turn: it is like watching someone row. The table creaks on every push. Flour hangs in the sunlight. Under her palms the dough grows smooth, then silky, then as springy as a baby’s cheek, and she pokes it to see whether it will spring back at her. It does. “Alive,” she says, which is her highest praise.

I once asked her how she knew when it was ready. She took my wrist and pressed my hand down under her own. “Wait,” she said. We waited. And there it was, faint and slow, a kind of sigh coming up through the dough. I have never been able to feel it without her.

She shapes it without looking, tucks the ends beneath as you would tuck in a child, and draws one line along the top with the blade. Then she wipes the table, rinses the bowl and folds her hands in her lap, where they grow old again.

An hour later the whole stairwell knows. Doors open on all five floors. She always bakes two: one for us, and one for whoever comes.`,
    notes: [
      {
        quote: 'has a dip in the middle',
        note: 'We understand, without a word of it, how many years she has done this.',
      },
      {
        quote: 'She holds the bag of flour by its ears',
        note: 'An everyday thing is seen in a new way.',
      },
      {
        quote: 'They are not beautiful hands.',
        note: 'Honest details make us trust the writer, and care about her.',
      },
      {
        quote: 'They forget how old they are.',
        note: 'The main idea. It returns near the end: “where they grow old again”.',
      },
      {
        quote: 'Push with the heel. Fold. A quarter turn.',
        note: 'The short sentences have the rhythm of the work.',
      },
      {
        quote: '“Alive,” she says, which is her highest praise.',
        note: 'One word of speech is enough to show a whole character.',
      },
      {
        quote: 'one for us, and one for whoever comes',
        note: 'The last line shows that she is generous. It does not tell us so.',
      },
    ],
  },
  {
    id: 'the-park-twice',
    kind: 'description',
    title: 'The Park, Twice',
    minutes: 30,
    prompt: `Describe the same place at two different times: by day and by night, in summer and in winter, or before and after a storm. Use the same things in both parts, so that we can compare them.`,
    planning: [
      'Which place, and which two times?',
      'Which four or five things will you show both times?',
      'What is the mood of each part? Find three words for each.',
      'Which sounds and colours change?',
      'What has stayed the same?',
    ],
    criteria: [
      'My two parts belong together: the same things come back, changed.',
      'Each part has its own mood, and its own kind of sentence.',
      'I use colours and sounds to make the contrast.',
      'My verbs fit the mood: leap and shout, or creep and settle.',
      'I finish with a thought or a picture that joins the two parts.',
    ],
    model: `**August**

Nobody can hear themselves think, and nobody wants to. The ice-cream van plays half a tune and starts it again. Swings fly; their chains squeal; a girl at the top of her swing hangs for a second against the blue, all teeth and plaits, and comes whooping down. On the hill, kites tug like dogs.

Everything is out at once. There are picnics on the grass, spread edge to edge like one enormous quilt. There are wasps in the lemonade. Along the path come roller skates, prams, a small boy dragging a large stick, and the stick draws a wandering line in the dust, as if to show him the way home.

The pond is the colour of tea. Ducks squabble over crusts, and a paddle boat called *Duchess* goes round in circles because each of the twins inside it is steering. On the bench beneath the chestnut tree an old man in a white hat is eating cherries. He spits the stones, one after the other, into the bin. He has not missed yet.

**January**

Snow has been at work all night, and it has taken everything back.

The swings hang straight. Each seat carries a cushion of white, quite level, which no one has sat on. Where the picnics were there is one clean sheet, tucked in at the corners. If you stand still you can hear the snow itself: a whisper, a settling, like pages being turned in another room.

No one has come along the path but a blackbird. It has left a row of arrows, and they point to the place from which it came.

The pond has shut its eye. *Duchess* lies upside down on the bank with her name under the ice. Nothing moves. Nothing, that is, until a dark green hat appears between the trees, and under it a scarf, and a pair of careful boots. The old man brushes one end of the bench with his sleeve and sits down. From his pocket he takes a paper bag. Chestnuts, this time.

He aims. He does not miss.`,
    notes: [
      {
        quote: 'Swings fly; their chains squeal;',
        note: 'Short, quick clauses for a quick, loud place.',
      },
      {
        quote: 'On the hill, kites tug like dogs.',
        note: 'One strong verb and a three-word simile do more than a long sentence.',
      },
      {
        quote: 'spread edge to edge like one enormous quilt',
        note: 'Look for this in the second part. It becomes “one clean sheet”.',
      },
      {
        quote: 'Snow has been at work all night, and it has taken everything back.',
        note: 'The mood changes in one sentence, on a line of its own.',
      },
      {
        quote: 'like pages being turned in another room',
        note: 'The sound of something that has no sound. All the words here are soft.',
      },
      {
        quote: 'they point to the place from which it came',
        note: 'An exact observation: birds’ feet do leave arrows that point backwards.',
      },
      {
        quote: 'He aims. He does not miss.',
        note: 'The old man joins summer and winter. People stay the same.',
      },
    ],
  },
]
