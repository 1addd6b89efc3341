import { registroCivil, registroCivilBirthRecord } from '@shared/operations/co/registro-civil';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readBirthRecord } from './parse';
import { birthRecordPlan } from './plan';

export const registroCivilAdapters: readonly BoundAdapter[] = [
  bind(registroCivilBirthRecord, assistedProfile(registroCivil), async (asked, { assistance }) => ({
    data: readBirthRecord(await assistance.ask(birthRecordPlan(asked)), asked),
    aside: null,
  })),
];
