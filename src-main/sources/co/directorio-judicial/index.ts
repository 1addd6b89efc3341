import { LookupError } from '@shared/errors';
import {
  emailDirectory,
  emailsByCourt,
  type AccountType,
  type Court,
  type Mailbox,
} from '@shared/operations/co/directorio-judicial';
import { bind, type BoundAdapter, type OpenDataset } from '../../../engine/adapter';
import type { DatasetHandle } from '../../../datasets/handle';
import { pageOf } from '../../paging';
import { changed } from '../../reading';
import { courts, mailboxes } from './dataset';
import { profile } from './profile';
import { allCourts, courtOf, filtered, type CourtRecord, type MailboxRecord } from './queries';
import { placeSlug, slug } from './slug';

const codeLength = 12;

const directory = bind(
  emailDirectory,
  profile,
  async (input, { dataset }) => {
    const list = await dataset(mailboxes.id);
    // Nothing can be said of districts without the directory that has them.
    const directoryOfCourts = input.district === '' ? await openOrNull(dataset) : await dataset(courts.id);
    const byCode = new Map(
      (directoryOfCourts === null ? [] : await directoryOfCourts.all<CourtRecord>(allCourts)).map((row) => [
        row.code,
        row,
      ]),
    );
    const rows = await list.all<MailboxRecord>(filtered, {
      department: placeSlug(input.department),
      city: placeSlug(input.city),
      corporation: slug(input.corporation),
      specialty: slug(input.specialty),
      code: input.court_code.slice(0, codeLength),
    });
    const district = slug(input.district);
    const words = wordsOf(input.query);
    const joined = rows
      .map((row) => mailboxOf(row, byCode.get(row.code ?? '')))
      .filter((mailbox) => district === '' || slug(mailbox.district ?? '').startsWith(district))
      .filter((mailbox) => hasWords(mailbox, words));
    const wanted = ofType(joined, input.account_type);
    const { shown, pagination } = pageOf(wanted, input);
    return {
      data: {
        found: wanted.length > 0,
        mailboxes: shown,
        pagination,
        as_of: list.generation.asOf,
        courts_as_of: directoryOfCourts?.generation.asOf ?? null,
      },
      aside: null,
    };
  },
  [mailboxes, courts],
);

const byCourt = bind(
  emailsByCourt,
  profile,
  async ({ court_code }, { dataset }) => {
    const code = court_code.slice(0, codeLength);
    const list = await dataset(mailboxes.id);
    const directoryOfCourts = await openOrNull(dataset);
    const court = await directoryOfCourts?.get<CourtRecord>(courtOf, [code]);
    const any = { department: '', city: '', corporation: '', specialty: '' };
    const rows = await list.all<MailboxRecord>(filtered, { ...any, code });
    return {
      data: {
        found: rows.length > 0,
        court_code: code,
        court: court === undefined ? null : officeOf(court),
        mailboxes: rows.map((row) => mailboxOf(row, court)),
        as_of: list.generation.asOf,
        courts_as_of: directoryOfCourts?.generation.asOf ?? null,
      },
      aside: null,
    };
  },
  [mailboxes, courts],
);

export const directorioJudicialAdapters: readonly BoundAdapter[] = [directory, byCourt];

/** SIERJU's directory; null when nobody has imported it. */
async function openOrNull(dataset: OpenDataset): Promise<DatasetHandle | null> {
  try {
    return await dataset(courts.id);
  } catch (error) {
    const value = error instanceof LookupError ? error.value : null;
    if (value?.code === 'upstream_error' && value.details.reason === 'dataset_missing') return null;
    throw error;
  }
}

function mailboxOf(row: MailboxRecord, court: CourtRecord | undefined): Mailbox {
  return {
    email: row.email,
    office_name: row.name,
    account_type: row.type,
    account_type_text: row.type_text,
    court_code: row.code ?? row.code_text,
    corporation: row.corporation,
    specialty: row.specialty,
    department: row.department,
    city: row.city,
    district: court?.district ?? null,
    circuit: court?.circuit ?? null,
    address: court?.address ?? null,
    phone: court?.phone ?? null,
  };
}

function officeOf({ code, name, ...others }: CourtRecord): Court {
  return { court_code: code, office_name: name, ...others };
}

/** @throws LookupError (`changed`) when the source calls some of them something that is neither kind */
function ofType(all: readonly Mailbox[], type: AccountType | ''): readonly Mailbox[] {
  if (type === '') return all;
  const unknown = all.find(({ account_type }) => account_type === null);
  if (unknown !== undefined)
    throw changed(profile.source.id, `an account of type «${unknown.account_type_text ?? ''}»`);
  return all.filter(({ account_type }) => account_type === type);
}

function wordsOf(text: string): readonly string[] {
  return slug(text)
    .split('-')
    .filter((word) => word !== '');
}

/** Whether each word begins one of the mailbox's own. */
function hasWords(mailbox: Mailbox, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { office_name, address, corporation, specialty, department, city, district } = mailbox;
  const parts = [office_name, address, corporation, specialty, department, city, district];
  const own = `-${slug(parts.filter((part) => part !== null).join(' '))}`;
  return words.every((word) => own.includes(`-${word}`));
}
