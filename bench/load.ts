import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { openPracticeService } from '../src-main/api/testing/practice-service';
import { storm, type StormRequest } from '../src-main/api/testing/storm';
import { measure, type Measure } from './measure';

const clients = 100;
const seconds = 60;
const organizations = 10;
const limit = 500;

/** A hundred clients for a minute, half of their questions new ones; then the books are read. */
export async function benchLoad(): Promise<readonly Measure[]> {
  const { service, workspace, keys, logged, close } = await openPracticeService();
  const { engine, store } = workspace;
  const owners = Array.from({ length: organizations }, (_, index) => {
    const { key, view } = keys.create('load', `Organization ${index}`);
    engine.setQuota(view.organization.id, casesByRadicado.id, limit);
    return { key, organization: view.organization.id };
  });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const next = (client: number): StormRequest | undefined => {
    if (performance.now() > end) return undefined;
    count += 1;
    const serial = count % 2 === 0 ? count % 50 : 1000 + count;
    const registration_number = `0500131030012023${String(serial % 100_000).padStart(5, '0')}00`;
    return {
      key: owners[client % organizations]?.key ?? '',
      path: casesByRadicado.path ?? '',
      body: JSON.stringify({ registration_number }),
    };
  };
  const { statuses } = await storm({ baseUrl: service.baseUrl, clients, next });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const of = (status: number) => owners.map(({ key }) => statuses.get(key)?.get(status) ?? 0);
  const allowed = sum(of(200));
  const ledgers = owners.map(({ organization }) => store.quota.use(organization, casesByRadicado.id, 0));
  const charged = sum(ledgers.map(({ used }) => used));
  const others = count - allowed - sum(of(429));
  const { ok } = await store.verify();
  await close();
  if (others > 0 || logged.length > 0 || !ok || ledgers.some(({ held }) => held > 0))
    throw new Error(`the load left ${others} other answers, ${logged.length} errors, audit ok: ${ok}`);
  const all = { unit: 'lookups', baseline: limit * organizations, baselineName: 'limit' } as const;
  return [
    measure({ ...all, name: `load: allowed of ${count}`, value: allowed, target: 1, bound: 'at_least' }),
    measure({
      ...all,
      name: 'load: most for one',
      value: Math.max(...of(200)),
      baseline: limit,
      target: 1,
      bound: 'at_most',
    }),
    measure({ ...all, name: 'load: charged', value: charged, target: 1, bound: 'at_most' }),
  ];
}
