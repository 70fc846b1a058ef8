import type { Answers, LearnStudent } from '@learn/sdk'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Avatar } from '../../drawing/animals.tsx'
import { Icon } from '../../drawing/icons.tsx'
import { Heading } from '../../parts/heading.tsx'
import { needsOwnWord, organizationOf } from '../children.ts'
import { choices, connection, type Family, fail } from '../family.ts'
import { practiseHere } from '../practise-here.ts'
import type { Overview as OverviewPart } from '../progress/overview.tsx'
import { dateWords, dayWords, listWords, ownerOf, untilTest } from '../words.ts'
import { EmailCard } from './email-card.tsx'
import { NotesCard } from './notes-card.tsx'

type Subjects = Answers['learn.listLearnSubjects']['data']

/** One child: who they are, and what a parent can do here. */
export function Child({ child, family }: { child: LearnStudent; family: Family }) {
  const { displayName, yearGroup, examFamilyId, subjectIds, targetSchool, credential } = child
  const exam = choices.value?.exams.find(({ id }) => id === examFamilyId)?.name ?? ''
  const subjects = subjectIds.map(id => choices.value?.subjects.get(id) ?? id)
  return (
    <>
      <header class="child-head">
        <Avatar id={child.avatarId} name={displayName} large />
        <div>
          <Heading title={displayName} />
          <p class="soft">
            {[yearGroup, exam, untilTest(child.examDate, new Date())].filter(Boolean).join(' · ')}
          </p>
        </div>
      </header>
      {!child.consent.given && (
        <p class="band">
          Practice is off, because a guardian does not agree to it.{' '}
          {child.youAreGuardian && <a href={`/family/${child.id}/consent`}>Read it again and decide</a>}
        </p>
      )}
      {child.erasureAt && (
        <p class="band">
          Everything about {displayName} will be erased on {dayWords(child.erasureAt)}.{' '}
          <a href={`/family/${child.id}/settings`}>Stop this</a>
        </p>
      )}
      {needsOwnWord(child) && (
        <p class="band">
          {organizationOf(child, family.memberships)} says that you agree to {ownerOf(displayName)} practice.{' '}
          <a href={`/family/${child.id}/consent`}>Say it yourself</a>
        </p>
      )}
      {choices.value && <Progress child={child} parts={choices.value.parts} />}
      <NotesCard child={child} />
      {child.youAreGuardian && child.consent.given && <EmailCard />}
      <section class="card unprinted">
        <h2>Signing in</h2>
        <dl>
          <div class="fact">
            <dt>Username</dt>
            <dd>{credential.username}</dd>
          </div>
          <div class="fact">
            <dt>PIN</dt>
            <dd>the one that you or your school chose</dd>
          </div>
        </dl>
        {child.consent.given && !child.erasureAt && (
          <>
            <p>
              <button type="button" class="first" onClick={() => void practiseHere(credential.username)}>
                Practise on this device <Icon name="next" />
              </button>
            </p>
            <p class="note">When {displayName} signs in, you are signed out in this browser.</p>
          </>
        )}
      </section>
      <section class="card">
        <h2>Learning</h2>
        <dl>
          <div class="fact">
            <dt>Test</dt>
            <dd>{exam}</dd>
          </div>
          {child.examDate && (
            <div class="fact">
              <dt>Date of the test</dt>
              <dd>{dateWords(child.examDate)}</dd>
            </div>
          )}
          <div class="fact">
            <dt>Subjects</dt>
            <dd>{listWords(subjects, choices.value?.subjects.size ?? 0)}</dd>
          </div>
          {targetSchool && (
            <div class="fact">
              <dt>School</dt>
              <dd>{targetSchool}</dd>
            </div>
          )}
        </dl>
      </section>
      <p class="links">
        <a href={`/family/${child.id}/settings`}>Settings</a>
        {child.youAreGuardian && <a href={`/family/${child.id}/consent`}>What you agree to</a>}
        <a href="/family/add">Add a child</a>
      </p>
    </>
  )
}

/** How the child is getting on. Its charts are loaded when they are needed. */
function Progress({ child, parts }: { child: LearnStudent; parts: Subjects }) {
  const Overview = useSignal<typeof OverviewPart | undefined>(undefined)
  useEffect(() => {
    import('../progress/overview.tsx').then(loaded => {
      Overview.value = loaded.Overview
    }, fail)
  }, [])
  return Overview.value ? (
    <Overview.value child={child} subjects={parts} connection={connection} onTrouble={fail} />
  ) : (
    <p class="loading" aria-busy="true" />
  )
}
