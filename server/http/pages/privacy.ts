import { type Html, html } from '../../documents/html.ts'
import type { Page } from './page.ts'

/** What is kept, why, for how long and who sees it. Every sentence has to stay true of the code. */
export const privacyPage = (operator: string | undefined): Page => ({
  title: 'Privacy',
  layout: 'cards',
  body: html`${inShort}
${aboutOperator(operator)}
${aboutChildren}
${whyKept}
${aboutAdults}
${inBrowsers}
${others}
${howLong}
${rights(operator)}`,
})

const card = (title: string, content: Html) => html`<section class="card">
<h2>${title}</h2>
${content}
</section>
`

const inShort = html`${card(
  'In short',
  html`<ul>
<li>We keep what a child needs to practise. A nickname is enough; nobody has to give a real name.</li>
<li>No adverts, no tracking, no chat, and nothing from other sites on our pages.</li>
<li>A guardian can see, download and erase what is kept about their child.</li>
</ul>`,
)}${card(
  'If you are a child',
  html`<p>We keep your answers so that we can choose what helps you next. Your grown-ups and the people who teach you can see
them. You don’t have to use your real name. If anything here worries you, tell a grown-up you trust.</p>`,
)}`

const aboutOperator = (operator: string | undefined) =>
  card(
    'Who runs this server',
    html`${
      operator
        ? html`<p><strong>${operator}</strong></p>
<p>They answer for this server, and for questions about what it keeps.</p>`
        : html`<p>The people who run this server have not given their name here. Ask the person who gave you this address.</p>`
    }
<p>Each school, tutor or family that uses it decides whom to teach, and who else may see the children’s work.</p>`,
  )

const aboutChildren = card(
  'About a child',
  html`<p>We keep:</p>
<ul>
<li>a name to greet them by, a username, an animal, their year group, and the exam and subjects they prepare for;</li>
<li>the school they hope to go to, if somebody enters it;</li>
<li>any extra time they have in tests, and how they like their pages to look and sound;</li>
<li>their PIN, scrambled so that nobody can look it up;</li>
<li>their answers, how long each took, their lessons and tests, and the work set for them, with its notes and files;</li>
<li>what the people who teach them note about them;</li>
<li>what we work out from their answers: how well they know each topic, which mistakes they make, how a test would go, and
why each step was chosen;</li>
<li>who their guardians are, when consent was given or withdrawn, and which subjects are paid for;</li>
<li>the network (IP) addresses from which they signed in and practised, so that misuse, such as guessing PINs, can be found.</li>
</ul>
<p>We don’t ask for a surname, birthday, home address, photograph or voice. Nothing that a child does is used for
advertising, and families are not shown how other families’ children do.</p>
<p>A child’s guardians can see all this, except notes that their writer has not shared with them; ask the school or tutor
for those. The people who work for the school or tutor that added the child can see all of it, and
anybody who is invited to the family sees what its guardians see. The people who run this server can reach everything on it.</p>
<p>The server marks answers and chooses what comes next: a question, a lesson or a break. It says why each time, and makes
no other decisions about a child. A school or tutor can try a new way of choosing with some children first, and use past
answers to test how well it would have worked.</p>`,
)

const whyKept = card(
  'Why we may keep it',
  html`<p>We keep a child’s records because a guardian has agreed. When a school or tutor adds a child, they tell us that a
guardian agrees, and we ask the guardian too, by email and on their first visit. The record says on whose word it stands. Guardians can withdraw their consent at any time. Nothing more is then
recorded about the child’s learning, and earlier records stay until they are erased.</p>
<p>We keep adults’ details because accounts don’t work without them, and network addresses and records of changes to keep
everybody’s accounts safe.</p>`,
)

const aboutAdults = card(
  'About an adult',
  html`<ul>
<li>Your email address, the names you go by here, and your passkeys. We never learn your fingerprint or face.</li>
<li>The browsers where you are signed in, each with its kind and network address, until you sign out or 30 days have passed.</li>
<li>The apps that may act for you.</li>
<li>Whether you want the weekly email, and your time zone. Only if you ask for it, we email you each Monday how your
children’s week went: the first word of each name, minutes and right answers, the topics that went well or were hard, and
what to do next. One click stops it.</li>
<li>A record of your sign-ins, and of who changed what and when, with the network address, so that mistakes and misuse can
be found.</li>
<li>If you are invited, your email address, even if you don’t reply.</li>
<li>If you pay, what you bought and when. Card numbers go to the payment provider and never reach us.</li>
</ul>`,
)

const inBrowsers = card(
  'In your browser',
  html`<p>We use cookies only for signing in. They last 30 days, or two hours for a child, and up to half an hour while you enter
a code or connect an app. Another one recognizes a browser that you have used before, so that we need not warn you about
it; it lasts 400 days.</p>
<p>The browser also keeps answers until they are sent, and the empty practice page, so that it opens without internet. It
keeps a child’s username and animal only if somebody ticks the box for it. Reading aloud uses a voice of
the device. Where a device has none, some browsers send the text of a question to their makers for that.</p>`,
)

const others = card(
  'Who else gets something',
  html`<p>Emails go through a mail server. Files may be stored with a storage provider. Payments, if there are any, go through
Stripe. The people who run this server choose these: ask them which they use, and in which countries. By itself, the
server sends nothing about you or your child to anybody else.</p>
<p>An app, such as an AI assistant, gets only what the person who connects it allows.</p>`,
)

const howLong = card(
  'How long',
  html`<ul>
<li>A child’s records stay until a guardian erases them or the organization is deleted. An organization can also set a time:
a child who has not practised for that long is erased.</li>
<li>A deleted organization is gone for everybody at once. For 30 days, the people who run this server can still bring it
back; then it is erased, with its children’s records and files. If a child’s only guardian closes their account before that, the
child is erased at once.</li>
<li>When a guardian asks for it on their child’s page, we erase seven days later. Until then any guardian can stop it, and
the child can’t practise. An app that acts for a guardian can also erase at once. Erasing removes all records, network addresses
included. One line remains: when it was done, and by whom if it was at once, with a random number instead of the child. Files that came with set work belong to the school or family that added them.</li>
<li>When you close your account, your own records go with it. What you changed in an organization stays in its history, with
the network address and a random number instead of your name.</li>
<li>Sign-in codes are kept for a day, and wrong PINs are counted for 30 days.</li>
<li>Backups stay until the people who run this server delete them, and so does the server’s log. The log has network
addresses and random numbers for people, but no names and no answers.</li>
</ul>`,
)

const rights = (operator: string | undefined) =>
  card(
    'Your rights',
    html`<p>You can see what is kept about you or your child, get a copy, correct it, have it erased, object to how it is used,
and withdraw your consent. Children have these rights too.</p>
<p>Guardians do all this themselves in the settings of <a href="/family">their child’s page</a>: correct what is recorded, see
who sees it and remove them, withdraw their consent, download everything, and have it erased. On <a href="/auth/account">your
account page</a> you change your own email address or close your account. You can also ask your school or tutor${operator && ', or write to the people named above'}. In the UK you can complain to the Information
Commissioner’s Office at any time: <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a>.</p>`,
  )
