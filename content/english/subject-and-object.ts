import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { groupLines, groupsOf } from './collective-nouns.ts'
import { drawParts, type Parts, whole } from './sentence-parts.ts'
import { names } from './sentences.ts'

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const asksForSubject = (random: Random, { form }: Parts) =>
  form === 'passive' || form === 'turned' || random.chance(0.4)

const whyPart = ({ form, verb, subject, doer }: Parts, asked: 'subject' | 'object') => {
  if (form === 'passive')
    return `This is a passive sentence. The verb is “${verb}”. Ask: who or what ${verb}? The answer is the subject, though it does nothing itself. The words after “by” (“${doer}”) only tell us who did it.`
  if (form === 'turned')
    return `Here the subject comes **after** the verb “${verb}”. Ask: who or what ${verb}? Not the place: that only tells where.`
  if (form === 'question')
    return `Turn the question into a statement, and find the verb “${verb}”. Then ask: ${asked === 'subject' ? 'who did it?' : `what did ${whole(subject)} ${verb}?`}`
  return asked === 'subject'
    ? `Find the verb: “${verb}”. Ask: who or what ${verb}? The answer is the subject.`
    : `Find the verb: “${verb}”. Ask: ${whole(subject)} ${verb} whom or what? The answer is the object.`
}

/** What a child could take for the subject or the object, likeliest first. All of it is in the sentence, word for word. */
function wrongParts(parts: Parts, asked: 'subject' | 'object', step: Step): WrongChoice[] {
  const { text, verb, adverbial, doer } = parts
  const [own, other] = asked === 'subject' ? [parts.subject, parts.object] : [parts.object, parts.subject]
  const [start, end] = own
  const time = 'took-words-for-time-or-place'
  const withoutVerb: [string, string][] = [
    [whole(other), 'mixed-up-subject-and-object'],
    [doer, 'took-the-doer-for-the-subject'],
    [end === '' ? '' : start, 'took-only-part-of-the-words'],
    [lower(adverbial), time],
    [`${lower(adverbial)}, ${whole(own)}`, time],
    [`${whole(own)} ${adverbial}`, time],
    [end, 'took-only-part-of-the-words'],
    [other[1] === '' ? '' : other[0], 'mixed-up-subject-and-object'],
    [doer === '' ? '' : `by ${doer}`, 'took-the-doer-for-the-subject'],
    [`${whole(other)} ${adverbial}`, 'mixed-up-subject-and-object'],
    [adverbial.replace(/^\w+(?: of)? (?=the )/, ''), time],
    [start.split(' ').at(-1) ?? '', 'took-only-part-of-the-words'],
  ]
  const withVerb: [string, string][] = [
    [`${whole(own)} ${verb}`, 'took-the-verb-too'],
    [`${verb} ${whole(own)}`, 'took-the-verb-too'],
    [doer === '' ? '' : `${verb} by ${doer}`, 'took-the-doer-for-the-subject'],
    [parts.form === 'turned' ? `${lower(adverbial)} ${verb}` : '', time],
    [verb, 'took-the-verb-too'],
  ]
  const found = new Set([whole(own)])
  const inSentence = ([words]: [string, string]) =>
    words !== '' && lower(text).includes(words) && !found.has(words) && found.add(words)
  const plain = withoutVerb.filter(inSentence)
  // The question names the verb, so on the harder steps words with it would tempt nobody.
  const choices =
    step < 4
      ? [...plain.slice(0, 3), ...withVerb.filter(inSentence), ...plain.slice(3)]
      : plain.length < 4
        ? [...plain, ...withVerb.filter(inSentence)]
        : plain
  return choices.map(([text, misconception]) => ({ text, misconception }))
}

export const findThePart = template({
  id: 'english.subject-and-object.find-the-part',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const parts = drawParts(random, step)
    return { parts, asked: asksForSubject(random, parts) ? ('subject' as const) : ('object' as const), step }
  },
  measure: 'words of the sentence, and ten more where the subject is not where it usually is',
  hardness: ({ parts }) =>
    parts.text.split(' ').length + (parts.form === 'passive' || parts.form === 'turned' ? 10 : 0),
  write: ({ parts, asked, step }) => {
    const right = whole(parts[asked])
    return {
      stem: `*${parts.text}*\n\nWhich words make up the whole **${asked}** of the verb “${parts.verb}”?`,
      right: { text: right },
      wrong: wrongParts(parts, asked, step),
      explanation: `${whyPart(parts, asked)} It is **${right}**. Take all the words that belong together.`,
    }
  },
})

const roles = ['subject', 'verb', 'object', 'adverbial', 'conjunction'] as const
type Role = (typeof roles)[number]

const called: Readonly<Record<Role, string>> = {
  subject: 'a subject',
  verb: 'a verb',
  object: 'an object',
  adverbial: 'an adverbial',
  conjunction: 'a conjunction',
}

const whyRole: Readonly<Record<Role, string>> = {
  subject: 'It answers the question “Who or what?” before the verb.',
  verb: 'It says what is done, and you could put it into another tense.',
  object: 'It answers the question “Whom or what?” after the verb.',
  adverbial: 'It answers the question “When?”, and you could move it to the other end.',
  conjunction: 'It joins two clauses, and each of these has a verb of its own.',
}

const joins = [', and', ', but', ' while', ' before', ' after']

/** Two clauses of this form, or one, with the words of each role. */
function drawRoles(random: Random, step: 1 | 2 | 3 | 4 | 5) {
  const role = random.pick(roles)
  const passive = step > 3 && role === 'subject' && random.chance(0.5)
  const first = drawParts(
    random,
    step,
    passive ? 'passive' : role === 'adverbial' || step > 2 ? 'timed' : 'plain',
  )
  const second = drawParts(random, step, 'plain')
  const two = role === 'conjunction' || (step > 2 && random.chance(0.7))
  const join = random.pick(joins)
  const text = two ? `${first.text.slice(0, -1)}${join} ${lower(second.text)}` : first.text
  const later = two && !passive && (role === 'subject' || role === 'object') && random.chance(0.5)
  const from = later ? second : first
  const asked: Readonly<Record<Role, string>> = {
    subject: whole(from.subject),
    verb: from.verb,
    object: whole(from.object),
    adverbial: from.adverbial,
    conjunction: join.replace(/^,? /, ''),
  }
  const heads = [first.subject, first.object, second.subject, second.object].map(
    ([start]) => start.split(' ').at(-1) ?? '',
  )
  const named = [...heads, first.doer].filter(each => each !== '')
  const different = named.every((each, at) => !named.slice(at + 1).some(other => other.includes(each)))
  return { role, text, asked: asked[role], later: later || role === 'conjunction', different }
}

/** The sentence, with the words in bold where they belong. */
function inBold(text: string, words: string, later: boolean): string {
  const places = [...text.matchAll(new RegExp(`\\b${words}\\b`, 'gi'))].map(({ index }) => index)
  const at = places.at(later ? -1 : 0) ?? 0
  return `${text.slice(0, at)}**${text.slice(at, at + words.length)}**${text.slice(at + words.length)}`
}

export const roleOfTheWords = template({
  id: 'english.subject-and-object.role-of-the-words',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    let drawn = drawRoles(random, step)
    while (!drawn.different) drawn = drawRoles(random, step)
    return drawn
  },
  measure: 'words of the sentence',
  hardness: ({ text }) => text.split(' ').length,
  write: ({ role, text, asked, later }) => ({
    stem: `${inBold(text, asked, later)}\n\nIn this sentence, what is the part in bold?`,
    right: { text: called[role] },
    wrong: roles
      .filter(other => other !== role)
      .map(other => ({
        text: called[other],
        misconception: `took-it-for-${called[other].replace(' ', '-')}`,
      })),
    explanation: `Find the verb first. Then ask who or what, whom or what, and when. Now look at “${asked}”. ${whyRole[role]} So the part in bold is **${called[role]}**.`,
  }),
})

export const collectiveNoun = template({
  id: 'english.subject-and-object.collective-noun',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 20,
  draw: (random, step) => ({
    line: random.pick(groupLines.filter(({ level }) => level === step || level === step - 1)),
    name: random.pick(names),
  }),
  measure: 'how seldom the collective noun is met, from 1 to 5',
  hardness: ({ line }) => line.level,
  write: ({ line: { word, text, wrong }, name }) => {
    const [one = '', other = ''] = wrong
    const sentence = text.replace('@', name)
    return {
      stem: `${sentence.replace('_', '\\_\\_\\_\\_\\_\\_')}\n\nWhich **collective noun** (a word for a group) fits the gap?`,
      right: { text: word },
      wrong: wrong.map(each => ({ text: each, misconception: 'took-the-name-of-another-group' })),
      explanation: `A collective noun names a whole group in one word. **${capital(word)}** is used for ${groupsOf[word]}. But “${one}” is for ${groupsOf[one]}, and “${other}” is for ${groupsOf[other]}. So: ${sentence.replace('_', `**${word}**`)}`,
    }
  },
})

export const subjectAndObject: Topic = {
  id: 'english.subject-and-object',
  name: 'Subject and object',
  subdomain: 'grammar',
  year: 6,
  prerequisites: ['english.noun-phrases', 'english.adverbials', 'english.active-and-passive'],
  about: 'Finding who does it and whom or what it is done to, and words for groups (“a flock of sheep”).',
  weights: { gl: 2, cem: 1, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
*The cat chased the mouse.* Who is in a hurry, and who is in danger? The order of the words tells us.

- The **verb** says what is done: *chased*.
- The **subject** goes with the verb. Ask **who or what?** before it: *Who chased? **The cat**.*
- The **object** is who or what it is done to. Ask **whom or what?** after it: *Chased what? **The mouse**.*

Other words may tell when or where: *In the night, the cat chased the mouse.* They are an **adverbial**.

The subject and the object can be long: ***The cat with the torn ear** chased **a mouse from next door**.* Take all the words that belong together.

A subject can also be a group. A **collective noun** is one word for a whole group: a *flock* of sheep, a *team* of players, a *litter* of puppies.`,
    example: `
Find the subject and the object: *After tea, my sister fed the hens.*

1. The verb is *fed*.
2. Who fed? **My sister.** That is the subject.
3. Fed whom or what? **The hens.** That is the object.
4. *After tea* tells when. So it is neither.`,
    harder: `
Not every sentence starts with its subject.

- *Down the lane came a cart full of hay.* What came? Not the lane! **A cart full of hay** came. The subject is at the end.
- *Did the boy with the flute write this song?* Make it a statement: *The boy with the flute did write this song.* The subject is **the boy with the flute**, and the object is **this song**.
- *The song was written by the boy.* This is passive. What was written? **The song.** So that is the subject, though it does nothing. *By the boy* only tells us who did it.`,
    mistake: `
Many children think that the first noun must be the subject. In *On Monday the twins lost a kite*, the first noun is *Monday*. But did Monday lose a kite? To see the slip, put your answer in front of the verb: “Monday lost a kite” is nonsense. “The twins lost a kite” is right.`,
    tryThis: `
Write three people on red cards, three verbs on white cards and three things on blue cards. Mix them: red, white, blue. You get subject, verb and object. Which is the silliest? Now swap red and blue!`,
  })),
  misconceptions: once(() => ({
    'mixed-up-subject-and-object': {
      child: 'You took the wrong one of the two. The subject does it, and it is done to the object.',
      parent: 'Mixes up subject and object. Ask “who or what?” before the verb and “whom or what?” after it.',
    },
    'took-the-doer-for-the-subject': {
      child: 'The sentence is passive. Ask who or what comes with the verb, not who did it.',
      parent:
        'Thinks that the doer in a passive sentence is its subject. The words after “by” are never the subject.',
    },
    'took-only-part-of-the-words': {
      child: 'That is only a part. Take all the words that tell which one it is.',
      parent: 'Takes only some of the words. Put “it” or “they” in their place and see what is left over.',
    },
    'took-words-for-time-or-place': {
      child: 'That tells when or where. Ask who or what first.',
      parent: 'Picks words that tell when or where. Cross these out first, and look at the rest.',
    },
    'took-the-verb-too': {
      child: 'The verb does not belong to it. Leave out the word that says what is done.',
      parent: 'Picks the verb, or includes it. Find the verb first, and draw a box round it.',
    },
    'took-it-for-a-subject': {
      child: 'The subject goes with the verb. Ask “who or what?” before the verb.',
      parent:
        'Thinks that another part is the subject. Put it in front of the verb and see if that makes sense.',
    },
    'took-it-for-a-verb': {
      child: 'A verb says what is done. Try to put these words into another tense.',
      parent: 'Thinks that another part is the verb. Try it with “yesterday” and “tomorrow”: a verb changes.',
    },
    'took-it-for-an-object': {
      child: 'The object has something done to it. Ask “whom or what?” after the verb.',
      parent: 'Thinks that another part is the object. Ask “whom or what?” after the verb.',
    },
    'took-it-for-an-adverbial': {
      child: 'An adverbial tells when, where, how or why. These words don’t.',
      parent: 'Thinks that another part is an adverbial. Ask when, where, how and why it happens.',
    },
    'took-it-for-a-conjunction': {
      child: 'A conjunction joins two clauses. It is a small word such as “and” or “while”.',
      parent: 'Thinks that another part is a conjunction. Look for the word between two clauses.',
    },
    'took-the-name-of-another-group': {
      child: 'That word is for a group of something else. Learn which word goes with which group.',
      parent: 'Uses the name of another group. Make cards with groups and their names, and play pairs.',
    },
  })),
  templates: [findThePart, roleOfTheWords, collectiveNoun],
}
