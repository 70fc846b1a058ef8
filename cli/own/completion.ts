import { nearest } from '@learn/contract/nearest'
import type { Context } from '../context.ts'
import { exitCodes, UsageError } from '../failure.ts'
import type { CommandInput, OwnCommands } from './command.ts'

/** The shell passes the words typed so far and gets one candidate per line, with a tab before its meaning. */
const question = 'learn completion words --'

const scripts = {
  bash: `# learn completion bash: source this, or save it where bash-completion looks.
_learn() {
  local line=\${COMP_LINE:0:COMP_POINT} word prefix= reply words
  word=\${line##*[[:space:]]}
  # Readline ends words at : and =, and inserts only what follows them.
  case $word in *[:=]*) prefix=\${word%"\${word##*[:=]}"} ;; esac
  read -ra words <<<"$line"
  [[ -z $word ]] && words+=('')
  COMPREPLY=()
  while IFS=$'\\t' read -r reply _; do
    reply=\${reply#"$prefix"}
    COMPREPLY+=("\${reply// /\\\\ }")
  done < <(${question} "\${words[@]:1}" 2>/dev/null)
}
complete -o default -F _learn learn
`,
  zsh: `#compdef learn
# learn completion zsh: save this as _learn in a folder of $fpath, or source it after compinit.
_learn() {
  local -a found
  local value meaning
  while IFS=$'\\t' read -r value meaning; do
    found+=("\${value//:/\\\\:}:$meaning")
  done < <(${question} "\${(@Q)words[2,CURRENT]}" 2>/dev/null)
  if (( $#found )); then _describe learn found; else _files; fi
}
if [[ $funcstack[1] == _learn ]]; then _learn; else compdef _learn learn; fi
`,
  fish: `# learn completion fish: save this as ~/.config/fish/completions/learn.fish
function __learn_words
  set -l before (commandline -opc)
  set -l current (commandline -ct)
  ${question} $before[2..-1] "$current" 2>/dev/null
end
complete -c learn -f -a '(__learn_words)'
complete -c learn -l input -r -F
complete -c learn -l output -r -F
complete -c learn -n '__fish_seen_subcommand_from upload' -F
`,
}

const isShell = (name: string): name is keyof typeof scripts => Object.hasOwn(scripts, name)

export async function printCompletion(
  context: Context,
  { words }: CommandInput,
  commands: OwnCommands,
): Promise<number> {
  const [shell = '', ...rest] = words
  if (shell === 'words')
    return await (await import('./completion-words.ts')).printWords(context, rest, commands)
  if (!isShell(shell) || rest.length > 0) {
    const meant = nearest(shell, Object.keys(scripts))
    throw new UsageError(
      `learn completion takes the name of a shell: ${Object.keys(scripts).join(', ')}${shell && `, not "${words.join(' ')}"`}.`,
      meant ? `Did you mean learn completion ${meant}?` : 'Example: source <(learn completion bash)',
    )
  }
  await context.terminal.write(scripts[shell])
  return exitCodes.ok
}
