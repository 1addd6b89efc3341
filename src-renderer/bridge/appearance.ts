import { appearanceOf, type Appearance } from '@shared/appearance';
import { useAsk } from './query';

/** Of the first picture, before the main process was asked anything. */
export const initialAppearance: Appearance = appearanceOf(
  Object.fromEntries(new URLSearchParams(location.search)),
);

/** How the window looks and whether it practises, from the first picture on. */
export function useAppearance(): Appearance {
  return useAsk('app.info', {}).data?.settings ?? initialAppearance;
}
