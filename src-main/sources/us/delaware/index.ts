import { LookupError } from '@shared/errors';
import { delaware, delawareEntitiesSearch, delawareEntity } from '@shared/operations/us/delaware';
import { assistedProfile } from '../../../assisted/profile';
import { bind, type BoundAdapter } from '../../../engine/adapter';
import { readEntity, readList } from './parse';
import { entityPlan, searchPlan } from './plan';

const profile = assistedProfile(delaware);

export const delawareAdapters: readonly BoundAdapter[] = [
  bind(delawareEntitiesSearch, profile, async ({ name, file_number, exact }, { assistance }) => {
    if ((name === undefined) === (file_number === undefined)) throw notExactlyOne();
    const plain = name?.trim() ?? '';
    const asked =
      file_number === undefined ? { name: exact ? `"${plain}"` : plain } : { number: file_number };
    return { data: readList(await assistance.ask(searchPlan(asked)), asked), aside: null };
  }),
  bind(delawareEntity, profile, async ({ file_number }, { assistance }) => ({
    data: readEntity(await assistance.ask(entityPlan(file_number)), file_number),
    aside: null,
  })),
];

function notExactlyOne(): LookupError {
  const message = 'exactly one of name and file_number is required';
  return new LookupError({
    code: 'invalid_request',
    details: { violations: [{ path: '', rule: 'oneOf', message }] },
  });
}
