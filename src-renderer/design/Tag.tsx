import './Tag.css';

interface TagProps {
  readonly tone?: 'plain' | 'accent' | 'silent' | 'adverse';
  readonly children: React.ReactNode;
}

/** A short mark beside a name: NUEVA, PRÁCTICA, privado. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}
