import type { ScreenProps } from '../router/routes';
import { DossierEdit } from './DossierEdit';
import { DossierList } from './DossierList';
import { DossierPage } from './DossierPage';
import { NewDossier } from './NewDossier';
import './dossiers.css';

/** Dossiers: the list, a new one (`new`), one of them (`ID`), its particulars (`ID/edit`). */
export default function DossiersScreen({ rest }: ScreenProps) {
  const [dossierId, part] = rest;
  if (dossierId === undefined) return <DossierList />;
  if (dossierId === 'new') return <NewDossier />;
  if (part === 'edit') return <DossierEdit key={dossierId} dossierId={dossierId} />;
  return <DossierPage key={dossierId} dossierId={dossierId} />;
}
