import type { z } from 'zod';
import type { samaiProcesses } from '@shared/operations/co/samai';

export type ProcessList = z.output<typeof samaiProcesses.data>;
export type Process = ProcessList['processes'][number];
export type CasePage = NonNullable<Process['detail']>;
export type CaseAction = NonNullable<CasePage['actions']>[number];
