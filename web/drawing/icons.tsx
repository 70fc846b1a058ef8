/** Our own icons: 24 units, round strokes. They say nothing by themselves; a word is always beside them. */
const shapes = {
  cross: 'M6 6l12 12M18 6L6 18',
  tick: 'M5 13l4.5 4.5L19 7.5',
  next: 'M9 5l7 7-7 7',
  speaker: 'M4 10v4h3.5l4.5 4V6l-4.5 4zM15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11',
  bulb: 'M9.5 18h5M10 21h4M8.5 14.5a6 6 0 117 0c-.7.6-1 1.2-1 2v.5h-5v-.5c0-.8-.3-1.4-1-2z',
  back: 'M9 6H20v12H9l-6-6zM12.5 9.5l4 5M16.5 9.5l-4 5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5zM12 6.5v13',
  look: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  flag: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5V12l3 2.5',
  plus: 'M12 5v14M5 12h14',
  previous: 'M15 5l-7 7 7 7',
  compass: 'M12 3a9 9 0 100 18 9 9 0 000-18zM15.5 8.5l-2 5-5 2 2-5z',
} as const

export type IconName = keyof typeof shapes

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
)

/** Three stepping stones. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect width="32" height="32" rx="8" />
    <circle cx="9" cy="22" r="3" />
    <circle cx="15.5" cy="17" r="3.6" />
    <circle cx="22.5" cy="10.5" r="4.4" />
  </svg>
)
