import { StudentSignIn } from '@learn/contract/student-sign-in'
import { Fault } from '../../fault.ts'
import { validate } from '../../path/validate.ts'
import { endSession } from '../../sign-in/sign-in.ts'
import { signInStudent, signOutStudent } from '../../sign-in/student.ts'
import { clearCookie, readCookie, setCookie } from './cookies.ts'
import type { Pages, Visit } from './visit.ts'

/** What a child's pages need besides the operations. Their cookie holds the child's token, which no script can read. */
export const childPages = {
  'web.childSignIn': async visit => {
    const { app, request, json, signedIn, visitor } = visit
    // Validated input has the type of its schema.
    const child = validate({ body: StudentSignIn }, { params: {}, query: {}, body: json }) as StudentSignIn
    const { token, expiresAt, studentId } = await signInStudent(app, child, visitor)
    request.principalId = studentId
    await endChildSession(visit)
    // The tablet is the child's now: a grown-up who was signed in on it has to sign in again.
    if (signedIn) await endSession(app, signedIn.secret)
    return {
      json: { studentId, expiresAt },
      cookies: [
        setCookie(app.publicUrl, 'child', token),
        ...(signedIn ? [clearCookie(app.publicUrl, 'session')] : []),
      ],
    }
  },

  'web.childSignOut': async visit => {
    await endChildSession(visit)
    return { json: { signedOut: true }, cookies: [clearCookie(visit.app.publicUrl, 'child')] }
  },
} satisfies Partial<Pages>

/** Ends the token in this browser's cookie, if there is one that still works. */
async function endChildSession({ app, request, visitor }: Visit): Promise<void> {
  const token = readCookie(request.headers.cookie, app.publicUrl, 'child')
  if (!token) return
  await signOutStudent(app, `Bearer ${token}`, visitor.address).catch(error => {
    if (!(error instanceof Fault && error.kind === 'Unauthorized')) throw error
  })
}
