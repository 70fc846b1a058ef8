import { useSignal } from '@preact/signals'
import type { VNode } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import {
  type Column,
  levelOf,
  type Overview,
  type Shown,
  type Student,
  scoreWords,
  signs,
  signsOf,
} from '../group.ts'

const levels = [
  [1, 'under 50%'],
  [2, '50–61%'],
  [3, '62–73%'],
  [4, '74–85%'],
  [5, '86% or more'],
  ['few', 'too few answers to say'],
] as const

export const Key = () => (
  <ul class="key" aria-label="What the colours and signs mean">
    {levels.map(([level, words]) => (
      <li>
        <i class="swatch" data-level={level} /> {words}
      </li>
    ))}
    {signs.map(([kind, sign, words]) => (
      <li key={kind}>
        <span aria-hidden="true">{sign}</span> {words}
      </li>
    ))}
  </ul>
)

interface HeatMapProps {
  readonly shown: Shown
  readonly overview: Overview
  readonly hrefOf: (studentId: string) => string
}

/** What a screen shows at once. More rows follow in the next moments, so that a choice is seen without a wait. */
const rowsAtOnce = 50

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

/** Give it a key for each choice of children and topics. There may be ten thousand cells, so a cell is as plain as can be. */
export function HeatMap({ shown: { columns, students }, overview: { middle }, hrefOf }: HeatMapProps) {
  const rows = useSignal(rowsAtOnce)
  useEffect(() => {
    if (rows.value >= students.length) return
    const timer = setTimeout(() => {
      rows.value += rowsAtOnce
    })
    return () => clearTimeout(timer)
  }, [rows.value])
  /** Rows already drawn are not compared again, whatever else changes on the page. */
  const made = useRef(new WeakMap<Student, VNode>())
  const rowOf = (student: Student) => {
    const { studentId } = student
    const row =
      made.current.get(student) ??
      ((<Row key={studentId} student={student} columns={columns} href={hrefOf(studentId)} />) as VNode)
    made.current.set(student, row)
    return row
  }
  return (
    <section class="scroll" {...reachable} aria-label="Table of children and topics">
      <table class="heat">
        <caption class="unseen">
          Children and topics: the percentage of average questions that each would answer correctly today
        </caption>
        <Head columns={columns} />
        <tbody>{students.slice(0, rows.value).map(rowOf)}</tbody>
        {middle && (
          <tfoot>
            <tr>
              <th scope="row">Median of the group</th>
              {columns.map(({ topicId, place }) => (
                <td key={topicId} aria-label={scoreWords(middle[place] ?? null)}>
                  {middle[place]}
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

const Head = ({ columns }: Pick<RowProps, 'columns'>) => (
  <thead>
    <tr>
      <th scope="col" class="corner">
        <span class="unseen">Child</span>
      </th>
      {columns.map(({ topicId, name }) => (
        <th key={topicId} scope="col">
          <span>{name}</span>
        </th>
      ))}
      <th scope="col" class="aside">
        Answers this week
      </th>
    </tr>
  </thead>
)

interface RowProps {
  readonly student: Student
  readonly columns: readonly Column[]
  readonly href: string
}

function Row({ student, columns, href }: RowProps) {
  const found = signsOf(student)
  return (
    <tr>
      <th scope="row">
        <a href={href}>{student.displayName}</a>
      </th>
      {columns.map(({ place }) => {
        const score = student.scores[place] ?? null
        const sign = found.get(place)
        return (
          <td
            data-level={levelOf(score)}
            class={sign && 'signed'}
            aria-label={sign ? `${scoreWords(score)}, ${sign.words}` : scoreWords(score)}
          >
            {score}
            {sign && <span class="sign">{sign.signs}</span>}
          </td>
        )
      })}
      <td class="aside">{student.answersThisWeek}</td>
    </tr>
  )
}
