import './Verdict.css';
import type { VerdictLook } from './verdicts';

const shapes: Record<VerdictLook, React.ReactNode> = {
  found: <rect x="1" y="1" width="10" height="10" fill="currentColor" />,
  adverse: <path d="M6 .8 11.6 11H.4z" fill="currentColor" />,
  nothing: <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  clear: <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  unknown: <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  silent: <path d="M1 6h10" stroke="currentColor" strokeWidth="2.4" />,
  yours: <path d="M1 11V6a5 5 0 0 1 10 0v5z" fill="currentColor" />,
  not_asked: (
    <rect
      x="1"
      y="1"
      width="10"
      height="10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeDasharray="2 1.6"
    />
  ),
  running: (
    <path
      d="M6 1.2a4.8 4.8 0 1 1-4.8 4.8"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  ),
};

/** The shape of a verdict alone, for headings and counts that say its word themselves. */
export function VerdictShape({ look }: { readonly look: VerdictLook }) {
  return (
    <svg className="verdict-shape" viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
      {shapes[look]}
    </svg>
  );
}
