import type { ResultProps } from '../views';
import { CaseSheet } from './CaseSheet';
import { ProcessTable } from './ProcessTable';
import type { ProcessList } from './types';

/** Cases of SAMAI: the list of a search, or the one case whose page was opened. */
export default function ProcessesResult(props: ResultProps) {
  const { processes } = props.view.data as ProcessList;
  const [only] = processes;
  return only?.detail === null || only === undefined ? (
    <ProcessTable {...props} />
  ) : (
    <CaseSheet {...props} process={only} page={only.detail} />
  );
}
