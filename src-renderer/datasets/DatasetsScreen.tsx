import type { ScreenProps } from '../router/routes';
import { DatasetList } from './DatasetList';
import { DatasetPage } from './DatasetPage';
import './datasets.css';

/** The public lists that are held on this machine: all of them, or one. */
export default function DatasetsScreen({ rest }: ScreenProps) {
  const [id] = rest;
  return id === undefined ? <DatasetList /> : <DatasetPage key={id} id={id} />;
}
