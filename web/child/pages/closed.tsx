import type { LearnStudent } from '@learn/sdk'
import type { Closed as Why } from '../../api/persist.ts'
import { go } from '../../api/router.ts'
import { Avatar } from '../../drawing/animals.tsx'
import { Stage } from '../../parts/stage.tsx'
import { askToSignIn } from '../child.ts'
import { closedWords } from '../words.ts'

/** Practice or a test can't go on: why, and whom to ask. */
export const Closed = ({ why, student }: { why: Why; student: LearnStudent }) => (
  <div class="card calm">
    <Avatar id={student.avatarId} name={student.displayName} large />
    <Stage
      title={closedWords[why].title}
      next={why === 'signed out' ? 'Sign in' : 'Home'}
      onNext={() => (why === 'signed out' ? askToSignIn() : go('/learn', { replace: true }))}
    >
      <p>{closedWords[why].text}</p>
    </Stage>
  </div>
)
