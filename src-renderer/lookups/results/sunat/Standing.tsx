import { Tag } from '../../../design/Tag';

interface StandingProps {
  /** Status or condition, in the source's word. */
  readonly word: string | null;
}

/** Words of a taxpayer in good standing; whatever else a source says stands out. */
const usual = new Set(['ACTIVO', 'HABIDO']);

/** The status or the condition of a taxpayer. */
export function Standing({ word }: StandingProps) {
  return word === null ? '—' : <Tag tone={usual.has(word) ? 'plain' : 'silent'}>{word}</Tag>;
}
