import { html } from '../../documents/html.ts'
import type { Page } from './page.ts'

/** The first page, which asks who is here. */
export const startPage: Page = {
  title: 'Practice that finds what helps most',
  layout: 'welcome',
  body: html`<p>For the 11+, and always with the reason why.</p>
<div class="doors">
<a href="/learn"><strong>I am here to practise</strong>Sign in with your username and PIN.</a>
<a href="/family"><strong>I am a grown-up</strong>Sign in, or create your account: all you need is an email address.</a>
</div>
<div class="hills"></div>`,
}
