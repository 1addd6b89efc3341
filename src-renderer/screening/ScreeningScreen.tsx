import type { ScreenProps } from '../router/routes';
import { FilePage } from './files/FilePage';
import { FilesPage } from './files/FilesPage';
import { ScreeningDesk } from './ScreeningDesk';
import { ScreeningHistory } from './ScreeningHistory';
import './screening.css';

/** Screening of names against every held list: one subject, a file of names, and what was screened before. */
export default function ScreeningScreen({ rest }: ScreenProps) {
  const [area, id] = rest;
  if (area === 'history') return <ScreeningHistory />;
  if (area === 'files') return id === undefined ? <FilesPage /> : <FilePage key={id} fileId={id} />;
  return <ScreeningDesk id={area === 'runs' && id !== undefined ? id : null} />;
}
