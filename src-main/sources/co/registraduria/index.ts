import { deathStatusLookup, vitalStatus } from '@shared/operations/co/registraduria';
import { bind } from '../../../engine/adapter';
import { validityOf } from './client';
import { profile } from './profile';

/** The operations of the Registraduría: two views of one question. */
export const registraduriaAdapters = [
  bind(vitalStatus, profile, async ({ document_number }, { http }) => {
    const { receivedAt, ...validity } = await validityOf(http, document_number);
    return {
      data: { document_number, ...validity, checked_at: new Date(receivedAt).toISOString() },
      aside: null,
    };
  }),
  bind(deathStatusLookup, profile, async ({ document_number }, { http }) => {
    const { receivedAt, ...validity } = await validityOf(http, document_number);
    const is_deceased = validity.status === null ? null : validity.status === 'DECEASED';
    return {
      data: { document_number, is_deceased, ...validity, checked_at: new Date(receivedAt).toISOString() },
      aside: null,
    };
  }),
];
