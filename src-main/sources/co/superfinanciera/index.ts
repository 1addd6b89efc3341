import { superfinanciera, superfinancieraComplaints } from '@shared/operations/co/superfinanciera';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readComplaints } from './parse';
import { complaintsPlan } from './plan';

const profile = assistedProfile(superfinanciera);

export const superfinancieraAdapters: readonly BoundAdapter[] = [
  bind(superfinancieraComplaints, profile, async ({ document_number, filing_number }, { assistance }) => {
    const captures = await assistance.ask(complaintsPlan(document_number, filing_number));
    return { data: readComplaints(captures, filing_number), aside: null };
  }),
];
