import { mayBeInFile, type Setting, type Theme } from '../server/settings/setting.ts'
import { settings, themes } from '../server/settings/settings.ts'

const inFiles = Object.entries(settings)
  .filter(([, setting]) => mayBeInFile(setting))
  .map(([name]) => `\`${name}\``)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' and ')

const introduction = `
# Settings

The server reads its settings from environment variables when it starts. None is required. An empty variable counts as not set. If a value is invalid, the server does not start, and the message names the variable. If a name is mistyped, the log and \`npm run admin -- check\` say so.

A secret can also be in a file, such as a secret of Docker or systemd: set its name with \`_FILE\` at the end to the path of the file. For example, \`LEARN_BACKUP_PASSPHRASE_FILE=/run/secrets/passphrase\` takes the place of \`LEARN_BACKUP_PASSPHRASE\`. This works for ${inFiles}.

[Running a server](running.md) explains how they work together.

\`npm run generate\` writes this page from \`server/settings/settings.ts\`.`

/** The page for operators: one section for each theme. */
export function settingsText(): string {
  return `${[introduction.trim(), ...themes.map(sectionOf)].join('\n\n').split('\n').map(wrap).join('\n')}\n`
}

function sectionOf({ title, about, settings }: Theme): string {
  const entries = Object.entries(settings).map(([name, setting]) => entryOf(name, setting))
  return [`## ${title}`, about, ...entries].filter(Boolean).join('\n\n')
}

function entryOf(name: string, setting: Setting): string {
  const otherwise = 'default' in setting ? `Default: \`${setting.default}\`` : `If not set, ${setting.unset}`
  return `### \`${name}\`\n\n${setting.meaning}\n\n- Allowed: ${setting.kind.allowed}.\n- ${otherwise}.`
}

/** Breaks a line at 110 columns, as the other pages do. */
function wrap(line: string): string {
  const lines = ['']
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + word.length < 110) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(line.startsWith('- ') ? `  ${word}` : word)
  }
  return lines.join('\n')
}
