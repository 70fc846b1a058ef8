/** The parts of a path that a pattern such as `/learn/session/:id` names, if the path fits it. */
export function match(pattern: string, at: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = at.replace(/\/$/, '').split('/')
  if (wanted.length !== given.length) return undefined
  const found: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? ''
    if (part.startsWith(':')) found[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return found
}
