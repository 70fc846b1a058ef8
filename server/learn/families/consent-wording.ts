import type { LearnConsentWording } from '@learn/contract/learn/consent'

/**
 * The text that guardians agree to. Every sentence has to stay true of the code and agree with the privacy page. A new
 * text gets a new name: records name the one that was agreed to.
 */
export const consentWording: LearnConsentWording = {
  wording: 'learning-2026-2',
  title: 'What you agree to',
  text: `Learn records how your child practises, to choose what helps them next.

- **We keep** what you enter here, your child’s answers and how long each took, work set for them, teachers’ notes, what we work out, and their network addresses.
- **We use it** to choose each step and say why, and to test better ways of choosing. Never for adverts.
- **Who sees it:** you, your child, anyone invited to your family, the school or tutor that added your child, and the people who run this server. Teachers choose who reads their notes.
- **How long:** until you erase it. A school or tutor can set an earlier end.
- **Your choice:** withdraw, download or erase it at any time. Withdrawing stops practice; earlier records stay until you erase them.`,
}

export async function getLearnConsentWording(): Promise<LearnConsentWording> {
  return consentWording
}
