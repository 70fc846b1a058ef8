import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { family, onboard } from '../../test/support/learning/family.ts'
import { Visitor } from '../../test/support/visitor.ts'
import { type Person, World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())

const newAddress = () => `new.${randomId()}@example.org`
const ask = (person: Pick<Person, 'token'>, newEmail: string) =>
  world.call('identity.requestEmailChange', person.token, { newEmail })

/** The token of the newest link that this address got. */
async function linkOf(address: string): Promise<string> {
  const mails = await world.waitForMails(address)
  const mail = mails.findLast(({ text }) => text.includes('/auth/email?token='))
  return /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function decide(token: string, decision: 'confirm' | 'cancel'): Promise<string> {
  const visitor = new Visitor(world)
  const { text } = await visitor.post('/auth/email', { token, decision })
  return /<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? ''
}

const emailOf = async ({ token }: Pick<Person, 'token'>) =>
  (await world.call('identity.getCaller', token, {})).body.email

test('the address changes when both links were confirmed, in any order, and not before', async () => {
  for (const order of ['old first', 'new first']) {
    const person = await world.person()
    const fresh = newAddress()
    assert.equal((await ask(person, fresh)).status, 201)
    const addresses = order === 'old first' ? [person.email, fresh] : [fresh, person.email]
    const [one, two] = [await linkOf(addresses[0] ?? ''), await linkOf(addresses[1] ?? '')]
    assert.equal(await decide(one, 'confirm'), 'One link is left')
    assert.equal(await decide(one, 'confirm'), 'One link is left', 'twice counts once')
    assert.equal(await emailOf(person), person.email)
    assert.equal(await decide(two, 'confirm'), 'Your email address has changed')
    assert.equal(await emailOf(person), fresh, 'and nobody was signed out')
    assert.equal(await decide(one, 'confirm'), 'This link is over')
    const mails = await world.waitForMails(person.email, 2)
    assert(mails.some(({ subject, text }) => /has changed/.test(subject) && text.includes(fresh)))
  }
})

test('looking at a link changes nothing, and either link cancels', async () => {
  for (const side of ['old', 'new']) {
    const person = await world.person()
    const fresh = newAddress()
    await ask(person, fresh)
    const [old, next] = [await linkOf(person.email), await linkOf(fresh)]
    const visitor = new Visitor(world)
    for (const token of [old, next, old, next])
      assert.equal((await visitor.get(`/auth/email?token=${token}`)).status, 200)
    await decide(side === 'old' ? next : old, 'confirm')
    assert.equal(await decide(side === 'old' ? old : next, 'cancel'), 'Nothing has changed')
    assert.equal(await decide(side === 'old' ? next : old, 'confirm'), 'This link is over')
    assert.equal(await emailOf(person), person.email)
  }
})

test('links work for a day, and a new request replaces the last one', async () => {
  const person = await world.person()
  const [first, second] = [newAddress(), newAddress()]
  await ask(person, first)
  const stale = await linkOf(first)
  await ask(person, second)
  assert.equal(await decide(stale, 'confirm'), 'This link is over')
  const link = await linkOf(second)
  world.clock.ahead = 24 * 3_600_000 + 1_000
  assert.equal(await decide(link, 'confirm'), 'This link is over')
  world.clock.ahead = 0
  assert.equal(await decide('learn_ec_nonsense', 'confirm'), 'This link is over')
})

test('the answer does not say whether an address has an account, and a taken address stays with its owner', async () => {
  const [person, owner] = [await world.person(), await world.person()]
  const [free, taken] = [await ask(person, newAddress()), await ask(person, owner.email)]
  assert.deepEqual([taken.status, Object.keys(taken.body)], [free.status, Object.keys(free.body)])
  await world.waitForMails(person.email, 2)
  const [old, next] = [await linkOf(person.email), await linkOf(owner.email)]
  await decide(old, 'confirm')
  assert.equal(await decide(next, 'confirm'), 'This address can’t be used')
  assert.deepEqual([await emailOf(person), await emailOf(owner)], [person.email, owner.email])
})

test('two people who want the same address: one gets it', async () => {
  const [one, two] = [await world.person(), await world.person()]
  const wanted = newAddress()
  const links: string[] = []
  for (const person of [one, two]) {
    await ask(person, wanted)
    await decide(await linkOf(person.email), 'confirm')
    const mails = await world.waitForMails(wanted, links.length + 1)
    links.push(/token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '')
  }
  const outcomes = await Promise.all(links.map(link => decide(link, 'confirm')))
  assert.deepEqual(outcomes.sort(), ['This address can’t be used', 'Your email address has changed'])
})

test('the family stays one family under the new address', async () => {
  const { parent, teamId } = await family(world)
  const fresh = newAddress()
  await ask(parent, fresh)
  await decide(await linkOf(parent.email), 'confirm')
  await decide(await linkOf(fresh), 'confirm')
  const sister = await onboard(world, parent.token, fresh)
  assert.equal(sister.teamId, teamId)
})

test('a person’s own address and invalid ones are refused', async () => {
  const person = await world.person()
  for (const email of [person.email, person.email.toUpperCase(), 'a,b@example.org'])
    assert.equal((await ask(person, email)).body._tag, 'BadRequest', email)
})
