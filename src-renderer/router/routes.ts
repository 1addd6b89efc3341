import { lazy, type ComponentType } from 'react';
import StartScreen from '../start/StartScreen';

/**
 * The screens. A screen gets the rest of its address (`/history/ID` gives `['ID']`) and reads `usePlace().query` for
 * more. Each but the start, which belongs to the first picture, is loaded when it is first opened: adding a screen is one
 * entry here and its `nav.*` message.
 */
export interface Route {
  /** First part of the address; '' is the start. */
  readonly area:
    | ''
    | 'lookups'
    | 'screening'
    | 'dossiers'
    | 'batches'
    | 'datasets'
    | 'history'
    | 'assistance'
    | 'settings';
  readonly title:
    | 'nav.start'
    | 'nav.lookups'
    | 'nav.screening'
    | 'nav.dossiers'
    | 'nav.batches'
    | 'nav.datasets'
    | 'nav.history'
    | 'nav.assistance'
    | 'nav.settings';
  readonly screen: ComponentType<ScreenProps>;
  /** Stands at the foot of the rail. */
  readonly foot?: boolean;
}

export interface ScreenProps {
  /** What follows the area in the address. */
  readonly rest: readonly string[];
}

export const routes: readonly Route[] = [
  { area: '', title: 'nav.start', screen: StartScreen },
  { area: 'lookups', title: 'nav.lookups', screen: lazy(() => import('../lookups/LookupsScreen')) },
  { area: 'screening', title: 'nav.screening', screen: lazy(() => import('../screening/ScreeningScreen')) },
  { area: 'dossiers', title: 'nav.dossiers', screen: lazy(() => import('../dossiers/DossiersScreen')) },
  { area: 'batches', title: 'nav.batches', screen: lazy(() => import('../batches/BatchesScreen')) },
  { area: 'datasets', title: 'nav.datasets', screen: lazy(() => import('../datasets/DatasetsScreen')) },
  { area: 'history', title: 'nav.history', screen: lazy(() => import('../history/HistoryScreen')) },
  {
    area: 'assistance',
    title: 'nav.assistance',
    screen: lazy(() => import('../assistance/AssistanceScreen')),
  },
  {
    area: 'settings',
    title: 'nav.settings',
    screen: lazy(() => import('../settings/SettingsScreen')),
    foot: true,
  },
];
