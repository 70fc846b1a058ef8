import { html } from '../../documents/html.ts'
import type { Page } from './page.ts'

/** What is kept, why, for how long and who sees it. Every sentence has to stay true of the code. */
export const privacyPage = (operator: string | undefined): Page => ({
  title: 'Privacy',
  layout: 'cards',
  body: html`<section class="card">
<h2>In short</h2>
<ul>
<li>We keep what a child needs to practise, and nothing to find out who they are.</li>
<li>No adverts, no tracking, no messages to children, and nothing from other sites on our pages.</li>
<li>A parent can see, download and erase everything about their child at any time.</li>
</ul>
</section>

<section class="card">
<h2>Who runs this server</h2>
${
  operator
    ? html`<p><strong>${operator}</strong></p>
<p>They answer for this server, and for questions about what it keeps.</p>`
    : html`<p>The people who run this server have not given their name here. Ask the person who gave you this address.</p>`
}
<p>A school, tutor or family that uses it decides whom it teaches and who else may see their work.</p>
</section>

<section class="card">
<h2>About a child</h2>
<p>We keep:</p>
<ul>
<li>a name to greet them by, a username, an animal, their year group, and the exam and subjects they prepare for. It need not be their real name;</li>
<li>their PIN, in a form that nobody can read back;</li>
<li>their answers, how long each took, their lessons and tests, and the work set for them;</li>
<li>what we conclude from these: how well they know each topic, which mistakes they make, and why each step was chosen;</li>
<li>how they like their pages to look and sound;</li>
<li>the network addresses from which they signed in and practised, so that misuse, such as guessing PINs, can be found.</li>
</ul>
<p>We don’t ask for a surname, birthday, school, address, photograph or voice. Nothing that a child does is used for advertising, and no child or parent is shown how other children do.</p>
<p>A child’s guardians can see this, the people who teach them in their organization, and anybody they invite. The server chooses the next question from the answers; it makes no other decisions about a child, and says why it chose each one.</p>
</section>

<section class="card">
<h2>About an adult</h2>
<ul>
<li>Your email address, the names you give yourself and your organization, and your passkeys. We never learn your fingerprint or face.</li>
<li>The browsers where you are signed in, each with its network address, until you sign out or 30 days have passed.</li>
<li>A record of who changed what and when, with the network address, so that mistakes and misuse can be found. It belongs to the organization.</li>
<li>If you pay, what you bought and when. Card numbers go to the payment provider and never reach us.</li>
</ul>
</section>

<section class="card">
<h2>In your browser</h2>
<p>We use cookies only to keep people signed in, for 30 days, or two hours for a child, and to recognize a browser that you have used before, so that we need not warn you about it. Answers that could not be sent yet stay in the browser until they are sent. A child’s username and animal stay only if somebody ticks the box for it.</p>
</section>

<section class="card">
<h2>Who else gets something</h2>
<p>Emails go through a mail server. Files may be stored with a storage provider. Payments, if there are any, go through Stripe. The people who run this server choose these; it sends nothing to anybody else by itself. An app or program gets only what the person who connects it allows.</p>
</section>

<section class="card">
<h2>How long</h2>
<p>A child’s records stay until a guardian erases them, or until the child has not practised for as long as the organization has set. Erasing removes them at once; copies that were made before, such as backups, end when the people who run this server delete them. The server’s own log has network addresses and random numbers for people, but no names and no answers.</p>
</section>

<section class="card">
<h2>Your rights</h2>
<p>You can see what is kept about you or your child, get a copy, correct it, have it erased, and withdraw your consent. Write to the people named above. In the UK you can also complain to the Information Commissioner’s Office.</p>
</section>`,
})
