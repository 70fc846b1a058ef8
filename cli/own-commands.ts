import type { OwnCommands } from './own/command.ts'

/** Every command that is not an operation of the contract. */
export const ownCommands: OwnCommands = {
  login: {
    summary: 'Sign in, by a code that you allow in a browser',
    usage: [
      'learn login',
      'learn login --start',
      'learn login --poll [HANDLE]',
      'learn login --with-token < key.txt',
    ],
    flags: [
      { flag: '--no-browser', meaning: 'open no browser: only show the address and the code' },
      {
        flag: '--scope',
        value: 'SCOPES',
        meaning: 'what it may do, such as "identity:read teams:read"; else all',
      },
      {
        flag: '--start',
        meaning: 'for agents: begin a sign-in, print in JSON where a person allows it, and do not wait',
      },
      {
        flag: '--poll',
        meaning:
          'for agents: whether it was allowed, in JSON. Ends with 0 for approved, 3 pending, 4 denied, 1 expired',
      },
      { flag: '--wait', value: 'SECONDS', meaning: 'with --poll: how long to wait for the person' },
      { flag: '--with-token', meaning: 'keep an API key that is read from standard input' },
    ],
    words: ['HANDLE'],
    load: async () => (await import('./own/login.ts')).login,
  },
  logout: {
    summary: 'End the sign-in of a profile, here and at the server',
    usage: ['learn logout'],
    flags: [],
    load: async () => (await import('./own/logout.ts')).logout,
  },
  profiles: {
    summary: 'See, choose and remove profiles: servers, and who is signed in there',
    usage: [
      'learn profiles list',
      'learn profiles use NAME [--organization ID]',
      'learn profiles remove NAME',
    ],
    flags: [],
    words: ['VERB', 'NAME'],
    load: async () => (await import('./own/profiles.ts')).manageProfiles,
  },
  whoami: {
    summary: 'See who is signed in, in which organizations, and what they may do',
    usage: ['learn whoami'],
    flags: [],
    load: async () => (await import('./own/whoami.ts')).whoami,
  },
  mcp: {
    summary: 'Serve the operations to an agent, over standard input and output',
    usage: ['learn mcp [--toolsets learn,billing] [--read-only] [--organization ID]'],
    flags: [
      {
        flag: '--toolsets',
        value: 'NAMES',
        meaning: 'only operations of these groups, such as learn,billing',
      },
      { flag: '--read-only', meaning: 'only operations that change nothing' },
    ],
    load: async () => (await import('./own/mcp.ts')).serveMcp,
  },
  'media upload': {
    summary: 'Upload files and folders, skip what is there, and go on with what broke off',
    usage: [
      'learn media upload PATH… [--folder FOLDER] [--tags LIST]',
      'learn media upload PATH… --recursive',
    ],
    flags: [
      {
        flag: '--recursive',
        short: '-r',
        meaning: 'folders too, with all that is in them; they keep their names in the library',
      },
      { flag: '--folder', value: 'FOLDER', meaning: 'the folder of the library to put it in, such as maths' },
      { flag: '--team-id', value: 'ID', meaning: 'the team whose files they are; else the organization’s' },
      { flag: '--tags', value: 'LIST', meaning: 'tags for all of them, with commas' },
      { flag: '--name', value: 'NAME', meaning: 'what the file is called; else as it is here' },
      { flag: '--alt-text', value: 'TEXT', meaning: 'what the file shows or says' },
      { flag: '--media-type', value: 'TYPE', meaning: 'what the file is; else by the end of its name' },
      { flag: '--no-wait', meaning: 'do not wait until all have been looked through and are ready' },
    ],
    words: 'any',
    changes: true,
    load: async () => (await import('./media/upload.ts')).upload,
  },
  'media download': {
    summary: 'Download files, and hold them against their hashes',
    usage: [
      'learn media download ID… [--to PATH]',
      'learn media download ID --rendition thumbnail-256',
      'learn media download ID --to -',
    ],
    flags: [
      { flag: '--to', value: 'PATH', meaning: 'the file or folder to write to, or - for standard output' },
      {
        flag: '--rendition',
        value: 'WHICH',
        meaning:
          'what was made of a picture instead: thumbnail-256, thumbnail-1024, or the id of a rendition',
      },
      { flag: '--force', meaning: 'write over a file that is there' },
    ],
    words: 'any',
    load: async () => (await import('./media/download.ts')).download,
  },
  completion: {
    summary: 'Print a script that completes commands and flags in your shell',
    usage: ['learn completion bash|zsh|fish'],
    flags: [],
    words: 'any',
    load: async () => (await import('./own/completion.ts')).printCompletion,
  },
}
