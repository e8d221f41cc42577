import { type Post, POSTS } from '@fable/engine'
import { LanternPicture } from './lantern-picture.tsx'

const SIZES = [1, 2, 3] as const

export const PostSign = ({ post, className }: { post: Post; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 70 146" aria-hidden="true">
    <ellipse cx="34" cy="140" rx="22" ry="4" opacity=".5" />
    <path d="M30 20q5-4 10 0l2 120H29z" fill="var(--rim)" />
    <path d="M32 19q4-3 8.5 0l2 121h-11z" fill="#5d4029" />
    <path d="M38 19l2.5.8 2 120h-4z" fill="#432c1c" />
    <path d="M8 34l48-3 8 10-7 10-49 2z" fill="#7d5a3a" />
    <path d="M8 53l49-2-1-1.6-48 2z" fill="var(--rim)" />
    <text x="20" y="49" fontFamily="var(--serif)" fontWeight="650" fontSize="15" fill="#2d1c11">
      {post}
    </text>
    <path d="M34 64H12v4" fill="none" stroke="#3a2618" strokeWidth="3" strokeLinecap="round" />
    <svg x="-14" y="66" width="52" height="43.2">
      <LanternPicture flames={SIZES[POSTS.indexOf(post)] ?? 1} />
    </svg>
  </svg>
)
