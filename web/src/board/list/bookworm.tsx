import type { ReactNode } from 'react'

/** A bookworm that finds nothing to read. */
export default function Bookworm(): ReactNode {
  return (
    <svg
      viewBox="0 0 176 128"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        fill="var(--panel)"
        d="M88 112C70 98 40 96 12 102V50c28-6 58-4 76 10 18-14 48-16 76-10v52c-28-6-58-4-76 10z"
      />
      <path stroke="var(--line)" d="M88 60v52M28 66c14-2 28-1 42 4M28 80c14-2 28-1 42 4" />
      <path fill="#16a34a" d="M108 92V44c0-22 34-24 34-2 0 9-10 13-15 8v44c-6-2-13-2-19-2z" />
      <path d="M108 60h17M108 74h17M124 38.9v.2M130 46c3 2 6 1 8-1M120 26l-4-10M130 26l4-10" />
    </svg>
  )
}
