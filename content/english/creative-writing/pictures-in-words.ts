import type { WritingTask } from './writing-task.ts'

export const picturesInWords: readonly WritingTask[] = [
  {
    id: 'the-boat-in-the-wheat',
    kind: 'picture',
    title: 'The Boat in the Wheat',
    minutes: 30,
    prompt: `Read this description of a picture. Then write a story in which it plays a part.

*A wide field of ripe wheat under a blue sky. There is no water anywhere. In the middle of the field, with the wheat up to its rim, is a small rowing boat, freshly painted in red. Its oars are ready. Somebody has left a hat on the seat.*`,
    planning: [
      'How did the boat get there? Find a reason that could be true.',
      'Whose hat is it?',
      'Who finds the boat, and what do they feel?',
      'What happens because of it?',
      'Will the boat ever float? Decide before you begin.',
    ],
    criteria: [
      'All the things in the picture have a place in my story.',
      'There is a reason for the boat, and the reader learns it at the right time.',
      'My hero wants something.',
      'I describe the field so that we can see, hear and smell it.',
      'My ending is happy, sad or strange, but not just stopped.',
    ],
    model: `When my great-uncle Wilf was eighty-one he decided to go to sea.

“What sea?” said Mum. Our farm lies as far from the sea as you can get in England. On a clear day you can see a canal.

Wilf didn’t answer. He had bought a rowing boat at an auction for six pounds, and all through May he sat in the yard and sanded it. In June he painted it, three coats of red, the kind of red that makes you hungry. In July he asked me to help him move it. I thought that he meant to the pond. Instead we dragged it, on two planks and a pram, right out into Forty Acre, where the wheat was already turning. We set it down in the middle. The stalks closed up behind us.

“There,” said Wilf. He put the oars in the rowlocks, took a seat in the stern and pulled his straw hat over his eyes. “Now wait for the wind.”

It was hot; the air smelt of bread that hasn’t been made yet. A lark went up. And then, from the far hedge, something came towards us. It bent the wheat as it came, silver and then gold and then silver, one long wave behind another, and when it reached us it broke along the side of the boat with a hiss. I grabbed the edge. I could have sworn that we had moved.

“I joined the navy at sixteen,” said Wilf from under his hat. “They found out about my ears in the first week and sent me home. I never told a soul. I got as far as the harbour, and I saw the boats.”

I took the oars. I rowed him all the way to Africa. We were late for tea.

He died that winter, in his sleep. The boat is still there; Dad ploughs round it and never says why. I went out this morning, and his hat was on the seat, where I had left it for him. The wheat is ripe. The wind is getting up.`,
    notes: [
      {
        quote: 'he decided to go to sea',
        note: 'The first sentence holds a puzzle, as the picture does.',
      },
      {
        quote: 'On a clear day you can see a canal.',
        note: 'Dry humour: we expect “the sea”, and get much less.',
      },
      {
        quote: 'the kind of red that makes you hungry',
        note: 'A colour is described by what it does to you.',
      },
      {
        quote: 'one long wave behind another',
        note: 'Wheat and sea become one. This is the secret of the picture.',
      },
      {
        quote: 'They found out about my ears in the first week and sent me home.',
        note: 'Now we learn the true reason for the boat, late and in a few words.',
      },
      {
        quote: 'I rowed him all the way to Africa. We were late for tea.',
        note: 'The child’s answer is a kind deed, and not a speech.',
      },
      {
        quote: 'The wind is getting up.',
        note: 'The story comes back to the picture, and makes it mean something new.',
      },
    ],
  },
  {
    id: 'the-red-umbrella',
    kind: 'picture',
    title: 'The Red Umbrella',
    minutes: 30,
    prompt: `Read this description of a picture. Then write a story in which it plays a part.

*A long grey beach in winter. The tide is out. There are no people. Far away, near the water, somebody has pushed an open red umbrella into the sand, handle down. Two lines of footprints lead up to it, one large and one small. No footprints lead away.*`,
    planning: [
      'Who made the footprints, and why do none lead away? Try to find three answers.',
      'What is under the umbrella?',
      'Who tells the story: one of the two, or somebody who comes later?',
      'What is the mood? A mystery need not be frightening.',
      'Which detail will you keep for the very end?',
    ],
    criteria: [
      'I explain the footprints in a way that surprises but makes sense.',
      'I use the grey beach and the red umbrella for contrast.',
      'I let the reader guess, with clues they can find.',
      'I use a few short lines of speech, set out correctly.',
      'My last sentence leaves a picture behind.',
    ],
    model: `“Backwards,” said Dad. “All the way. And no cheating.”

So we walked backwards, he and I, from the sea to the dunes, four hundred and six steps over the cold ribbed sand, and we put our heels down first, so that the prints would look right. It was my birthday. Every year we play a trick on somebody we don’t know.

The wind had blown away all the other people and most of the colours; there was grey above and grey below, with a line ruled between them. Only the umbrella was red. We had planted it at the edge of the water and dug its handle deep, and from where we lay, flat in the marram grass, it looked like a poppy on a newspaper.

“Now,” Dad whispered. “Somebody will come. Somebody always does.”

Nobody came. My chin grew numb. I ate my cake. At last a woman appeared by the groyne, in a long coat, with her head down. She was walking like someone who has been told to take a walk. She didn’t notice the prints until she was standing in them.

Then she stopped. She looked at the large ones, and the small ones, and where they went. We saw her turn right round, slowly, and we held our breath and became grass.

She followed them. At first she walked beside them; then she put her own feet in the large prints, one after the other, with her arms out. By the time she reached the umbrella she was nearly running. Underneath it we had left a tin. In the tin there was a slice of cake, and a note: *You found it. It’s yours. Love from the sea.*

She read it. She sat down on the wet sand, in that good coat, under the red roof, and ate the cake to the last crumb. Then she laughed. We could hear it from the dunes, like a gate that hasn’t been opened for a long time.

When she had gone, there were three lines of prints on the beach, and one of them went home, skipping.`,
    notes: [
      {
        quote: '“Backwards,” said Dad.',
        note: 'The answer to the riddle is given at once, but we do not understand it yet.',
      },
      {
        quote: 'we put our heels down first, so that the prints would look right',
        note: 'The writer has thought the trick through. It could be done.',
      },
      {
        quote: 'it looked like a poppy on a newspaper',
        note: 'Red on grey: the contrast of the picture, in a fresh simile.',
      },
      {
        quote: 'She was walking like someone who has been told to take a walk.',
        note: 'We guess that she is sad, and no one has to tell us why.',
      },
      {
        quote: 'we held our breath and became grass',
        note: 'A metaphor in a joke. They are hiding, and they love it.',
      },
      {
        quote: '*You found it. It’s yours. Love from the sea.*',
        note: 'Short and simple. This is what the whole plan was for.',
      },
      {
        quote: 'one of them went home, skipping',
        note: 'The last footprints tell the end of the story, as they told the beginning.',
      },
    ],
  },
  {
    id: 'the-one-who-looked-away',
    kind: 'picture',
    title: 'The One Who Looked Away',
    minutes: 30,
    prompt: `Read this description of a picture. Then write a story in which it plays a part.

*An old school photograph in black and white. Thirty children sit in three rows in front of a brick wall. All of them look straight at the camera, and none of them smiles. All, that is, but one. In the back row, at the end, a girl has turned her head. She is looking at something outside the picture, and she is laughing.*`,
    planning: [
      'Who is the girl? What did she see?',
      'Who finds the photograph, and where?',
      'Will you tell it from then, from now, or from both?',
      'What was school like in those days? Why did nobody smile?',
      'What does the finder do with what they have learnt?',
    ],
    criteria: [
      'I answer the question “What is she looking at?” and make the reader wait for it.',
      'Then and now feel different in my story.',
      'The girl becomes a real person, with a wish or a worry.',
      'I move between times clearly, with a new paragraph each time.',
      'I link the end to the photograph.',
    ],
    model: `The photograph fell out of the attic and hit me on the head.

“Careful!” called Gran. “That’s history.” She put on her glasses. “It’s your great-great-grandmother’s class. Nineteen-eleven. Edith’s the one at the end, who spoilt it.”

“How did she spoil it?”

“You had to keep still in those days, while the man counted. Thirty children, and she moved her head. They stood her in the corner for a week. And nobody ever knew what she was laughing at.”

I took it to the window. Twenty-nine faces stared at me like boiled eggs. But Edith’s was alive. Because she had moved, it was a little smudged, as though she were leaving. What were you looking at? I thought. There was nothing there but the edge of the card.

Then I noticed the edge. It didn’t belong to the photograph at all. It was a frame of brown paper, and somebody had glued it on.

Gran fetched the kettle. It took us twenty minutes, and a great deal of steam. Slowly the strip came away, and out from under it, grey and faint, slid the rest of the yard. There was the schoolhouse door. There was a puddle. And there, just on the edge of the world, was a small boy in a man’s cap, walking on his hands. His boots were in the air. A dog sat in front of him with its head on one side.

“That’s Albert!” said Gran. “Her brother. He had a bad chest, they never let him go to school. He used to sit on the wall all day, and watch the others through the railings.”

I turned the strip over. There was writing on the back, in pencil, in a round, careful hand.

*He had practised for a week to make me laugh. Miss Horne said to cut him off. I only folded him under. E.*

We have put it in a new frame, a wide one. It hangs in the hall. Thirty children are in it, and a boy upside down, and one of them is not ashamed at all.`,
    notes: [
      {
        quote: 'hit me on the head',
        note: 'A lively opening. The old picture bursts into the present.',
      },
      {
        quote: 'And nobody ever knew what she was laughing at.',
        note: 'The question of the whole story, asked early.',
      },
      {
        quote: 'Twenty-nine faces stared at me like boiled eggs.',
        note: 'A funny simile, and a contrast to “Edith’s was alive”.',
      },
      {
        quote: 'a little smudged, as though she were leaving',
        note: 'A true fact about old cameras becomes a beautiful idea.',
      },
      {
        quote: 'There was a puddle.',
        note: 'Small, dull things come first. They make us wait.',
      },
      {
        quote: 'walking on his hands',
        note: 'The answer. It is happy, and with the next lines it is sad as well.',
      },
      {
        quote: '*He had practised for a week to make me laugh.',
        note: 'Edith speaks at last, in her own words, after more than a hundred years.',
      },
    ],
  },
  {
    id: 'the-lit-window',
    kind: 'picture',
    title: 'The Lit Window',
    minutes: 30,
    prompt: `Read this description of a picture. Then write a story in which it plays a part.

*A street at night, seen from above. All the houses are dark but one. In its upstairs window there is a lamp, and by the lamp somebody sits at a chessboard. There is a chair on the other side of the board. Nobody is in it. But one of the pieces is just being moved.*`,
    planning: [
      'Who is the player, and who is the other one?',
      'Is there magic in your story, or is there a clever reason?',
      'Who sees this, and from where?',
      'How does the game end, and does it matter who wins?',
      'What is different on the street the next day?',
    ],
    criteria: [
      'I use the view from above, or from outside, at least once.',
      'I decide between magic and reason, and I stay with it.',
      'The chess game has a meaning in the story.',
      'I use light and dark to make the mood.',
      'The reader finds the last piece of the puzzle near the end.',
    ],
    model: `I don’t sleep well, so I know things about our street. I know that the milk comes at four, and that the Patels’ cat visits the Joneses’ cat. And I know that in the house across the way, at the top, Mr Lazlo plays chess every night against nobody.

I can see the board from my bed. His lamp makes a small gold room in the dark, with the night pressed against it on all sides. He moves a white piece. He folds his hands. He waits, sometimes for an hour, with his eyes on the empty chair; then he leans across, moves a black one, and nods, as though it had been a good idea.

I don’t laugh at him. I’ve played both sides myself since Ben moved to Canada.

One night in March I looked up and my skin went cold. Mr Lazlo was sitting with his hands in his lap. And a black knight was sliding across the board, all alone.

I was out of bed, down the stairs and over the road in my slippers before I had time to be sensible. I rang.

“The knight!” I said. “It moved. I saw it.”

He looked at me, and at the slippers. “Come,” he said.

The board hummed. Close to, I could see a wire underneath. “My brother is in Budapest,” said Mr Lazlo. “He has one, I have one. When he moves there, it moves here. For fifty years we sent our moves by post, one card, one move; we finished three games. Then my granddaughter gave us these. Tonight was the first time.” He blew his nose. “Always before, I was practising, so that he would not beat me.”

We watched the knight. It trembled a little, as if there were a hand on it.

“Is he any good?” I asked.

“Terrible,” said Mr Lazlo happily. “Do you play?”

There are two lit windows on our street now. If you were an owl, you would see them: mine, and his. And an ocean away, in Canada, there is a third.`,
    notes: [
      {
        quote: 'I don’t sleep well, so I know things about our street.',
        note: 'The teller has a reason to be awake, and a voice that we want to hear.',
      },
      {
        quote: 'His lamp makes a small gold room in the dark',
        note: 'Light and dark are set against each other, as in the picture.',
      },
      {
        quote: 'I’ve played both sides myself since Ben moved to Canada.',
        note: 'The teller is lonely too. One line prepares the whole ending.',
      },
      {
        quote: 'And a black knight was sliding across the board, all alone.',
        note: 'The moment of the picture comes in the middle, as the turning point.',
      },
      {
        quote: '“My brother is in Budapest,” said Mr Lazlo.',
        note: 'It is not magic, but it feels like it. The reason makes it better.',
      },
      {
        quote: 'It trembled a little, as if there were a hand on it.',
        note: 'The wire is forgotten. We feel the brother in the room.',
      },
      {
        quote: 'If you were an owl, you would see them',
        note: 'The view from above returns, with more lights than before.',
      },
    ],
  },
]
