import './Skeleton.css';

interface SkeletonProps {
  readonly lines?: number;
  readonly label: string;
}

/** Keeps the place of something that is being read, so that nothing jumps. */
export function Skeleton({ lines = 3, label }: SkeletonProps) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
