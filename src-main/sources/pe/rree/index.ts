import { rree, rreeForeignerCards } from '@shared/operations/pe/rree';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readCard } from './parse';
import { cardPlan } from './plan';

export const rreeAdapters: readonly BoundAdapter[] = [
  bind(rreeForeignerCards, assistedProfile(rree), async ({ card_number }, { assistance }) => ({
    data: readCard(await assistance.ask(cardPlan(card_number)), card_number),
    aside: null,
  })),
];
