import { type Meaning, means } from '../passages/passage.ts'

/** For steps 4 and 5, by passage: less common words, or common ones in a less common sense, with rivals that fit the line. */
export const harderMeanings: Readonly<Record<string, readonly Meaning[]>> = {
  'tide-cave': [
    means('evenly', 'she said, as evenly as she could', 'calmly', {
      sense: ['fairly'],
      fits: ['loudly', 'sternly', 'quickly'],
    }),
    means('coaxing', 'coaxing a crab out of a crevice', 'tempting gently', {
      opposite: ['dragging by force'],
      fits: ['lifting carefully', 'scaring suddenly', 'digging slowly'],
    }),
    means('drew back', 'slid across the sand, hissed, and drew back', 'moved away again', {
      fits: ['sank into the ground', 'broke into drops', 'rose up higher'],
      opposite: ['came still closer'],
    }),
    means('trickled', 'a cold thought trickled into her mind', 'came bit by bit', {
      opposite: ['burst in suddenly'],
      fits: ['came back once more', 'stayed for a moment'],
      sound: ['played a mean trick'],
    }),
  ],
  clockmaker: [
    means('limping', 'one small voice was limping', 'going unevenly', {
      sense: ['walking lamely'],
      opposite: ['keeping perfect time'],
      fits: ['growing fainter', 'calling for help'],
    }),
    means('peered', 'Mr Pell peered at her over his spectacles', 'looked closely', {
      fits: ['smiled kindly', 'frowned angrily', 'winked slyly'],
      opposite: ['glanced quickly'],
    }),
    means('leaked', 'It leaked through the shutters', 'escaped slowly', {
      fits: ['echoed loudly', 'faded to nothing', 'shone brightly'],
      opposite: ['burst out suddenly'],
    }),
    means('unwell', 'Then tell me which clock is unwell', 'not working properly', {
      sense: ['suffering from an illness'],
      fits: ['older than the others', 'ticking very quietly', 'in need of polish'],
    }),
  ],
  understudy: [
    means('wings', 'She had mouthed the words from the wings', 'the sides of the stage', {
      fits: [
        'the seats at the back',
        'the rooms under the floor',
        'the balcony above',
        'the front row of chairs',
      ],
    }),
    means('swaddled', 'with her ankle swaddled in ice', 'closely wrapped', {
      fits: ['badly swollen', 'painfully twisted', 'gently washed', 'slowly cooled'],
    }),
    means('mouthed', 'She had mouthed the words from the wings', 'said without a sound', {
      opposite: ['called out loudly'],
      fits: ['learned by heart', 'whispered to a friend', 'read from a page'],
    }),
    means('swept', 'Florence Hartley swept about the stage', 'moved grandly', {
      sense: ['tidied busily'],
      opposite: ['crept timidly'],
      fits: ['sang sweetly', 'looked nervously'],
    }),
    means('upturned', 'Florence sat on an upturned crate', 'with its top at the bottom', {
      fits: [
        'without any lid',
        'full up to the brim',
        'leaning against one of the walls',
        'made of rough wood',
      ],
    }),
  ],
  mapmaker: [
    means('cherubs', 'sea serpents and puffing cherubs', 'children with wings', {
      fits: ['fierce sea monsters', 'ships in full sail', 'whales and dolphins', 'clouds of smoke'],
    }),
    means('guttered', 'Tomas read until the candle guttered', 'burned low', {
      opposite: ['blazed up'],
      fits: ['fell over', 'was blown out', 'gave off smoke'],
    }),
    means('hesitated', 'The mapmaker dipped his quill, hesitated', 'stopped for a moment, unsure', {
      fits: ['looked up, surprised', 'gave up in despair', 'shook off the ink'],
      opposite: ['set to work without any delay'],
    }),
    means('soundings', 'careful soundings of a shore', 'measurements of depth', {
      sense: ['descriptions of noises'],
      fits: ['drawings of cliffs', 'stories of voyages', 'lists of harbours'],
    }),
    means('crammed', 'crammed with tiny, careful soundings', 'filled as full as could be', {
      sense: ['learned in a very great hurry'],
      opposite: ['marked here and there'],
      fits: ['decorated at the edges', 'spoiled by salt water'],
    }),
    means('charts', 'His charts were famous', 'maps for sailors', {
      fits: ['notes on journeys', 'paintings of ships', 'tales of monsters'],
      sense: ['lists of songs'],
    }),
    means('parchment', 'let the ink touch the parchment', 'animal skin to write on', {
      sound: ['dry and thirsty ground'],
      fits: ['cloth for making sails', 'glass that covers a map', 'wood for carving signs'],
    }),
  ],
  leaves: [
    means('costly', 'leaves are costly to run', 'using up a lot', {
      sense: ['sold at a high price'],
      opposite: ['cheap to keep'],
      fits: ['difficult to repair', 'slow to grow'],
    }),
    means('revealed', 'yellows and oranges that were there all along are revealed', 'can now be seen', {
      fits: ['grow much brighter', 'are made one by one', 'slowly fade away'],
      opposite: ['are hidden from us'],
    }),
    means('replace', 'the roots cannot replace it', 'make up for the loss of', {
      sense: ['put back in its place'],
      fits: ['use any more of', 'protect from frost and snow', 'store for the spring'],
    }),
  ],
  bees: [
    means('ingenious', 'The angle of the run is more ingenious still', 'clever', {
      sound: ['genuine'],
      fits: ['puzzling', 'awkward', 'important'],
    }),
    means('possesses', 'she possesses neither voice nor pen', 'has', {
      fits: ['needs', 'wants', 'trusts', 'understands'],
    }),
    means('precise', 'What they are reading is remarkably precise', 'exact', {
      fits: ['brief', 'secret', 'beautiful'],
      opposite: ['vague'],
    }),
    means('doubted', 'Scientists doubted for years', 'found it hard to believe', {
      opposite: ['were completely certain of it'],
      fits: ['argued with each other', 'hoped in vain to prove', 'tried to keep it quiet'],
    }),
  ],
  salt: [
    means('taxed', 'Kings taxed it', 'made people pay money for having', {
      fits: ['kept under lock and key', 'gave as a prize for bravery', 'punished everybody who was selling'],
      opposite: ['handed out free to everybody'],
    }),
    means('smugglers', 'smugglers hid it', 'people who traded in secret, against the law', {
      fits: [
        'people who robbed travellers on the roads',
        'people who dug it out of the ground',
        'people who sold it at high prices',
      ],
      opposite: ['people who guarded the harbours for the king'],
    }),
  ],
  evacuee: [
    means('deal', 'for a good deal of the time', 'amount', {
      sense: ['bargain'],
      opposite: ['lack'],
      fits: ['reason', 'choice'],
    }),
    means('for', 'for I have thirty hens', 'because', {
      sense: ['in favour of', 'in exchange for'],
      fits: ['although', 'as long as'],
    }),
  ],
  'puzzle-letter': [
    means('banished', 'The cat was banished to the kitchen', 'sent away', {
      opposite: ['welcomed back'],
      fits: ['carried gently', 'left alone', 'called for food'],
    }),
    means('progress', 'progress was slow', 'getting nearer to the end', {
      fits: ['hunting for the lost pieces', 'agreeing with each other', 'learning the rules'],
      opposite: ['slipping further behind'],
    }),
    means('rather', 'which has one thousand pieces, or rather, which does not', 'to be more exact', {
      sense: ['by choice', 'to a certain extent'],
      fits: ['as we had hoped', 'in the end'],
    }),
  ],
  'ice-journal': [
    means('suspicion', 'with deep suspicion', 'a feeling that something was wrong', {
      opposite: ['a belief that all was quite well'],
      fits: [
        'a wish to go straight back to sleep',
        'a hope of much warmer weather',
        'a sense of great peace and quiet',
      ],
    }),
    means('plateau', 'the plateau glittered', 'high, flat land', {
      fits: ['deep, frozen lake', 'wide, starry sky', 'thick, icy fog'],
      opposite: ['steep, narrow valley'],
    }),
    means('canvas', 'After six weeks of canvas cracking', 'the cloth of a tent', {
      sense: ['a painting in a frame'],
      fits: ['the ice under a sledge', 'the branches of a tree', 'the rope of a sledge'],
    }),
    means('pricked', 'facing south, ears pricked', 'raised to listen', {
      sense: ['hurt by a thorn'],
      opposite: ['laid flat in fear'],
      fits: ['stiff with frost', 'turned to the wind'],
    }),
    means('broke', 'We broke camp in eleven minutes', 'packed up', {
      sense: ['damaged'],
      opposite: ['set up'],
      fits: ['searched for', 'reached'],
    }),
    means('smudged', 'By noon the horizon had smudged', 'become blurred', {
      opposite: ['become clearer'],
      fits: ['turned darker', 'moved nearer', 'filled with snow'],
    }),
    means('confess', 'I must confess', 'admit', {
      fits: ['repeat', 'complain', 'promise'],
      opposite: ['deny'],
    }),
    means('strode', 'the blizzard strode over the ice', 'came with long steps', {
      opposite: ['crept without a sound'],
      fits: ['spun round and round', 'blew from every side', 'waited for its moment'],
    }),
    means('record', 'in eleven minutes, which is a record', 'the best ever done', {
      sense: ['a full written account'],
      fits: ['a lucky chance', 'a nasty shock', 'the usual time'],
    }),
  ],
  'great-aunt': [
    means('sarcastic', 'will be sarcastic if you are late', 'mocking', {
      fits: ['hungry', 'shy', 'tearful'],
      opposite: ['polite'],
    }),
    means('undone', 'I will not have it undone in a fortnight', 'changed back to what it was', {
      sense: ['left without being finished'],
      fits: ['opened to every visitor', 'looked after too well', 'forgotten and neglected'],
    }),
  ],
  pond: [
    means('petition', 'Sign our petition', 'written request', {
      fits: ['list of members', 'letter of thanks', 'birthday card', 'poster for a fair'],
    }),
    means('patrol', 'dragonflies patrol', 'fly to and fro as if on guard', {
      fits: [
        'hover over one spot all day',
        'come down to the water to drink',
        'set off together on a long journey',
      ],
      opposite: ['rest among the reeds without a care'],
    }),
    means('drained', 'Once the water has been drained', 'made to flow away', {
      sense: ['made very tired'],
      fits: ['cleaned for the frogs', 'covered with ice'],
      opposite: ['poured in again'],
    }),
    means('free of charge', 'offered them to us free of charge', 'without any payment', {
      sense: ['without any blame'],
      fits: ['without any delay', 'without a single promise', 'without any limit'],
    }),
  ],
  otters: [
    means('suspected', 'Volunteers had suspected it', 'thought it likely', {
      opposite: ['known it for certain'],
      fits: ['kept it secret', 'feared it greatly', 'wished for it in vain'],
    }),
    means('settled', 'settled the matter last week', 'put an end to all doubt about', {
      sense: ['paid what was owed for'],
      opposite: ['raised new questions about'],
      fits: ['kept a very careful record of', 'drew everybody away from'],
    }),
    means('furiously', 'two cubs paddling furiously', 'as hard as they could', {
      sense: ['in a very bad temper'],
      opposite: ['without any effort'],
      fits: ['one after the other', 'in the wrong direction'],
    }),
    means('hauled', 'schoolchildren have hauled out', 'dragged with effort', {
      opposite: ['pushed in further'],
      fits: ['counted one after another', 'spotted by chance', 'sold for money'],
    }),
  ],
  boredom: [
    means('fallow', 'lets a field lie fallow', 'without crops for a time', {
      opposite: ['planted with wheat all year'],
      fits: ['under deep snow all winter', 'open to walkers', 'full of grazing sheep'],
    }),
    means('strays', 'A hand strays to a cardboard box', 'wanders', {
      opposite: ['is forced'],
      fits: ['points', 'clings', 'waves'],
    }),
    means('industries', 'whole industries exist to prevent it', 'branches of business', {
      sense: ['signs of very hard work'],
      fits: ['systems of rules', 'groups of friends', 'kinds of medicine'],
    }),
    means('dread', 'Parents dread it', 'are very much afraid of', {
      opposite: ['look forward all day to'],
      fits: ['make fun of', 'do not believe in', 'know nothing about'],
    }),
    means('drifts', 'A question drifts up', 'comes without hurry', {
      opposite: ['bursts out loudly'],
      fits: ['goes unanswered', 'is very soon forgotten'],
      sense: ['is covered in snow'],
    }),
    means('curious', 'something curious follows', 'odd and surprising', {
      sense: ['eager to know'],
      fits: ['loud and rather messy', 'quite dangerous'],
      opposite: ['just as expected'],
    }),
  ],
  museum: [
    means('fired', 'to dry before they were fired', 'baked hard', {
      sense: ['dismissed from work'],
      fits: ['painted red', 'carried off', 'laid on a roof'],
    }),
    means('exhibit', 'its most popular exhibit', 'thing on show', {
      fits: ['guided tour', 'paying visitor', 'printed poster'],
      opposite: ['hidden treasure'],
    }),
    means('thanks to', 'thanks to a careless animal', 'because of', {
      sense: ['with gratitude from'],
      fits: ['in memory of', 'in honour of'],
      opposite: ['in spite of'],
    }),
    means('slanting', 'held it under a slanting lamp', 'leaning to one side', {
      fits: ['shining very brightly', 'flickering now and then', 'standing on a desk'],
      opposite: ['hanging straight down'],
    }),
    means('smear', 'Judging by the smear beside it', 'smudged mark', {
      sense: ['rude remark'],
      fits: ['deep hole', 'very sharp stone', 'small coin'],
    }),
    means('Judging by', 'Judging by the depth of the print', 'working it out from', {
      sense: ['finding fault with'],
      opposite: ['taking no notice of'],
      fits: ['trying to measure', 'feeling sorry about'],
    }),
  ],
  'pole-star': [
    means('Contrary to', 'Contrary to what many people believe', 'unlike', {
      opposite: ['just like'],
      fits: ['because of', 'as well as', 'apart from'],
    }),
    means('merely', 'It is merely the most reliable', 'only', {
      fits: ['almost', 'certainly', 'usually', 'still'],
    }),
    means('pays', 'Patience pays', 'brings a reward', {
      sense: ['costs a lot of money'],
      opposite: ['is wasted'],
      fits: ['comes slowly', 'runs out'],
    }),
  ],
  'old-railway': [
    means('sleepers', 'The sleepers sleep', 'beams under the rails', {
      sense: ['people in their beds'],
      fits: ['passengers of long ago', 'carriages with beds', 'foxes in their dens'],
    }),
  ],
}
