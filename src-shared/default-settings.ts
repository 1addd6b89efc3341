import type { Settings } from './settings';

/** The settings of a new data folder. Apart from their contract, so that the window can start without a validator. */
export const defaultSettings: Settings = {
  language: 'es',
  theme: 'system',
  practice: false,
  analyst: '',
  organization: '',
  originMap: {},
  retentionDays: 0,
  batchConcurrency: 8,
  serviceOn: false,
  servicePort: 7410,
};
