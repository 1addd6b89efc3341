import type { z } from 'zod';
import type {
  caseAction,
  caseActions,
  caseDetails,
  caseParties,
  caseRecord,
  casesByRadicado,
} from '@shared/operations/co/rama-judicial';

/** The engine has checked every answer against its contract before it is kept, so these shapes hold. */
export type JudicialCase = z.output<typeof casesByRadicado.data>;
export type CaseAside = z.output<typeof casesByRadicado.aside>;
export type CaseAction = z.output<typeof caseAction>;
export type CaseRecord = z.output<typeof caseRecord>;
export type CaseActionsData = z.output<typeof caseActions.data>;
export type CasePartiesData = z.output<typeof caseParties.data>;
export type CaseDetailData = z.output<typeof caseDetails.data>;
