import type { FlagWords } from './flags/typed.ts'
import type { OwnCommands } from './own/command.ts'

const jqFlag: FlagWords = {
  flag: '--jq',
  value: 'EXPRESSION',
  meaning: 'filter the JSON with a jq expression',
}

/** Every command that is not an operation of the contract. */
export const ownCommands: OwnCommands = {
  login: {
    summary: 'Sign in with your browser',
    usage: [
      'learn login',
      'learn login --start',
      'learn login --poll [HANDLE]',
      'learn login --with-token < key.txt',
    ],
    flags: [
      { flag: '--no-browser', meaning: 'print the URL and code without opening a browser' },
      {
        flag: '--scope',
        value: 'SCOPES',
        meaning: 'the scopes to ask for, such as "identity:read teams:read" (default: all)',
      },
      {
        flag: '--start',
        meaning: 'for agents: start a sign-in, print JSON with the URL where a person approves it, and exit',
      },
      {
        flag: '--poll',
        meaning:
          'for agents: print JSON that says whether it was approved; exit code 0 approved, 3 pending, 4 denied, 1 expired',
      },
      { flag: '--wait', value: 'SECONDS', meaning: 'with --poll: how long to wait for approval' },
      { flag: '--with-token', meaning: 'read an API key from standard input and store it' },
    ],
    words: ['HANDLE'],
    load: async () => (await import('./own/login.ts')).login,
  },
  logout: {
    summary: 'Sign out, here and on the server',
    usage: ['learn logout'],
    flags: [],
    load: async () => (await import('./own/logout.ts')).logout,
  },
  profiles: {
    summary: 'List, choose and remove profiles (each is a server and a sign-in)',
    usage: [
      'learn profiles list',
      'learn profiles use NAME [--organization ORGANIZATION]',
      'learn profiles remove NAME',
    ],
    flags: [{ ...jqFlag, meaning: 'with list: filter the JSON with a jq expression' }],
    words: ['VERB', 'NAME'],
    load: async () => (await import('./own/profiles.ts')).manageProfiles,
  },
  whoami: {
    summary: 'Show who you are signed in as, your organizations and scopes',
    usage: ['learn whoami'],
    flags: [jqFlag],
    load: async () => (await import('./own/whoami.ts')).whoami,
  },
  mcp: {
    summary: 'Serve the API to an agent as an MCP server',
    usage: ['learn mcp [--toolsets learn,billing] [--read-only] [--organization ORGANIZATION]'],
    flags: [
      {
        flag: '--toolsets',
        value: 'NAMES',
        meaning: 'only offer these groups of operations, such as learn,billing',
      },
      { flag: '--read-only', meaning: 'only offer operations that change nothing' },
    ],
    load: async () => (await import('./own/mcp.ts')).serveMcp,
  },
  'media upload': {
    summary: 'Upload files and folders, and resume interrupted uploads',
    usage: [
      'learn media upload PATH… [--folder FOLDER] [--tags LIST]',
      'learn media upload PATH… --recursive',
    ],
    flags: [
      {
        flag: '--recursive',
        short: '-r',
        meaning: 'upload folders with everything in them; they keep their names in the library',
      },
      { flag: '--folder', value: 'FOLDER', meaning: 'the library folder to upload to, such as maths' },
      {
        flag: '--team',
        value: 'TEAM',
        meaning: 'the team that owns the files (default: the whole organization)',
      },
      { flag: '--tags', value: 'LIST', meaning: 'tags for all files, separated by commas' },
      { flag: '--name', value: 'NAME', meaning: 'the file’s name in the library (default: its name here)' },
      { flag: '--alt-text', value: 'TEXT', meaning: 'a description of what the file shows or says' },
      { flag: '--media-type', value: 'TYPE', meaning: 'the file’s media type (default: from its extension)' },
      { flag: '--no-wait', meaning: 'return without waiting until all files are scanned and ready' },
    ],
    words: 'any',
    tries: true,
    load: async () => (await import('./media/upload.ts')).upload,
  },
  'media download': {
    summary: 'Download files and verify their checksums',
    usage: [
      'learn media download ID… [--to PATH]',
      'learn media download ID --rendition thumbnail-256',
      'learn media download ID --to -',
    ],
    flags: [
      { flag: '--to', value: 'PATH', meaning: 'the file or folder to save to, or - for standard output' },
      {
        flag: '--rendition',
        value: 'WHICH',
        meaning: 'download a rendition of an image: thumbnail-256, thumbnail-1024 or the ID of a rendition',
      },
      { flag: '--force', meaning: 'overwrite existing files' },
    ],
    words: 'any',
    load: async () => (await import('./media/download.ts')).download,
  },
  api: {
    summary: 'Make any API request, without confirmation',
    usage: [
      'learn api /v1/teams',
      "learn api GET '/v1/teams?limit=3'",
      'learn api POST /v1/teams --input team.json',
      'learn api DELETE /v1/teams/ID',
    ],
    flags: [
      {
        flag: '--input',
        value: 'FILE',
        meaning: 'read the body as JSON from a file, or from standard input with -',
      },
      jqFlag,
      {
        flag: '--idempotency-key',
        value: 'KEY',
        meaning: 'make retries safe: for 24 hours, the same key returns the first response',
      },
    ],
    words: ['METHOD', 'PATH'],
    tries: true,
    showsRequest: true,
    load: async () => (await import('./own/api.ts')).callApi,
  },
  help: {
    summary: 'Show help for everything, a noun or a command',
    usage: ['learn help', 'learn help NOUN', 'learn help NOUN VERB'],
    flags: [],
    words: ['NOUN', 'VERB'],
    load: async () => (await import('./help/help.ts')).help,
  },
  version: {
    summary: 'Show the version',
    usage: ['learn version'],
    flags: [],
    load: async () => (await import('./own/version.ts')).printVersion,
  },
  completion: {
    summary: 'Print a completion script for your shell',
    usage: ['learn completion bash|zsh|fish'],
    flags: [],
    words: 'any',
    load: async () => (await import('./own/completion.ts')).printCompletion,
  },
}
