const sessionSeconds = 30 * 24 * 60 * 60
/** As long as a child's token. */
const childSeconds = 2 * 60 * 60
const browserSeconds = 10 * 60

/** The longest that browsers keep a cookie. */
const knownSeconds = 400 * 24 * 60 * 60

type Name = 'session' | 'child' | 'browser' | 'known'
const lifetimes: Record<Name, number> = {
  session: sessionSeconds,
  child: childSeconds,
  browser: browserSeconds,
  known: knownSeconds,
}

/** Over https, browsers bind a cookie whose name starts with `__Host-` to this host. */
const cookieName = (publicUrl: string, name: Name) =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}learn_${name}`

export function readCookie(header: string | undefined, publicUrl: string, name: Name): string | undefined {
  const wanted = `${cookieName(publicUrl, name)}=`
  return header
    ?.split(/; */)
    .find(cookie => cookie.startsWith(wanted))
    ?.slice(wanted.length)
}

export function setCookie(publicUrl: string, name: Name, value: string): string {
  return write(publicUrl, name, value, lifetimes[name])
}

export function clearCookie(publicUrl: string, name: Name): string {
  return write(publicUrl, name, '', 0)
}

function write(publicUrl: string, name: Name, value: string, seconds: number): string {
  // A link on another site should open a person's page, but nobody links to a child's.
  const sameSite = name === 'child' ? 'Strict' : 'Lax'
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(publicUrl, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`
}
