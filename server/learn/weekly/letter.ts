import { utcFormat } from '../../documents/document-words.ts'
import { type Html, html } from '../../documents/html.ts'
import type { Mail, MailPicture } from '../../mail/mail.ts'
import { day } from '../../times.ts'
import { drawWeek, pictureSize } from './picture.ts'
import type { ChildWords } from './words.ts'

/** A child in the email, and the page that shows more. */
export interface ChildInLetter extends ChildWords {
  readonly url: string
}

interface Letter {
  readonly to: string
  /** The Monday with which the reported week began. */
  readonly start: string
  readonly children: readonly ChildInLetter[]
  readonly unsubscribeUrl: string
  readonly settingsUrl: string
}

const dayFormat = utcFormat({ day: 'numeric', month: 'long' })

/** Such as “16 to 22 November”. */
function spanWords(start: number): string {
  const [first, last] = [start, start + 6 * day].map(time => dayFormat.format(time).split(' '))
  const month = first?.[1] === last?.[1] ? [] : [first?.[1]]
  return [first?.[0], ...month, 'to', ...(last ?? [])].join(' ')
}

/** The subject names no child: it can be read on a locked screen. */
export function weeklyMail(letter: Letter): Mail {
  const { to, start, children, unsubscribeUrl } = letter
  const title = `Last week on Learn: ${spanWords(Date.parse(start))}`
  const pictures = children.flatMap(({ minutes }, index): MailPicture[] =>
    minutes ? [{ name: pictureName(index), png: drawWeek(minutes).toString('base64') }] : [],
  )
  return {
    to,
    subject: title,
    text: textOf(letter, title),
    html: pageOf(letter, title).text,
    pictures,
    unsubscribeUrl,
  }
}

const pictureName = (index: number) => `week-${index + 1}`

const textOf = ({ children, unsubscribeUrl, settingsUrl }: Letter, title: string) => `${title}

${children.map(childText).join('\n')}
--
You asked for this email, which comes on Mondays.
Stop it: ${unsubscribeUrl}
Change it: ${settingsUrl}
`

const childText = ({ name, sentences, minutesWords, next, url }: ChildInLetter) => `${name}

${sentences.join('\n')}
${minutesWords && `${minutesWords}\n`}
What to do next: ${next}
${url}
`

const pageOf = ({ children, unsubscribeUrl, settingsUrl }: Letter, title: string) => html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${look}</style>
</head>
<body>
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="page" align="center">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0"><tr><td>
<h1>${title}</h1>
${children.map(childPart)}
<p class="foot">You asked for this email, which comes on Mondays. <a href="${unsubscribeUrl}">Stop it</a> or
<a href="${settingsUrl}">change it</a>.</p>
</td></tr></table>
</td></tr></table>
</div>
</body>
</html>
`

const childPart = ({ name, sentences, minutes, minutesWords, next, url }: ChildInLetter, index: number) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="card">
<h2>${name}</h2>
<p>${sentences.join(' ')}</p>
${minutes && picture(index, minutesWords)}
<h3>What to do next</h3>
<p>${next}</p>
<p class="last"><a class="button" href="${url}">See ${name}’s page</a></p>
</td></tr></table>
`

const picture = (index: number, words: string): Html =>
  html`<p class="caption">Minutes of practice on each day</p>
<p><img src="cid:${pictureName(index)}" width="${pictureSize.width}" height="${pictureSize.height}" alt="${words}"></p>`

/** The colours of our pages. The picture stays on white, in the dark too. */
const look = html`
:root { color-scheme: light dark; }
body { margin: 0; padding: 0; background: #f4f2f9; color: #1d1a26; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
.page { padding: 24px 12px; background: #f4f2f9; }
.sheet { max-width: 600px; text-align: left; }
.card { padding: 20px 24px; background: #ffffff; border: 1px solid #dcd7e7; border-radius: 12px; overflow-wrap: anywhere; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.3; }
h2 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; }
h3 { margin: 20px 0 4px; font-size: 16px; }
p { margin: 0 0 12px; }
.last { margin: 16px 0 0; }
.caption { margin: 16px 0 4px; color: #585366; font-size: 14px; }
img { display: block; width: 100%; max-width: 460px; height: auto; background: #ffffff; border-radius: 8px; }
a { color: #40309a; }
.button { display: inline-block; padding: 10px 18px; border-radius: 8px; background: #4a3aa7; color: #ffffff; font-weight: 600; text-decoration: none; }
.foot { margin: 20px 0 0; color: #585366; font-size: 14px; }
.sheet table { margin: 0 0 16px; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #14121b; color: #efecf6; }
  .card { background: #201d29; border-color: #3a3549; }
  .caption, .foot { color: #b5aec4; }
  a { color: #cdc4ff; }
  .button { background: #b6a9ff; color: #1b1440; }
}
@media (max-width: 480px) { .card { padding: 16px; } }
`
