import { publishedOperations } from '@shared/operations';
import type { Operation, Source } from '@shared/operations/operation';

/*
 * The lists of operations and sources that the documentation shows, in Markdown, from the registry.
 * `npm run docs` writes them; a test says when they are not up to date.
 */

const confidence = {
  seen: 'seen in documents and recorded answers',
  inferred: 'inferred; may differ in details',
  unknown: 'not confirmed',
} as const satisfies Record<Source['confidence'], string>;

const access: Readonly<Record<Operation['access'], string>> = {
  api: 'open interface',
  form: 'public form',
  file: 'published file',
  assisted: 'a person, in the assisted window',
  keyed: 'a key of your own',
};

const countries: Readonly<Record<Operation['country'], string>> = {
  CO: 'Colombia',
  PE: 'Peru',
  MX: 'Mexico',
  BR: 'Brazil',
  US: 'United States',
  GLOBAL: 'Global',
};

/** Operations by source, in the order of the registry. */
function bySource(): ReadonlyMap<Source, readonly Operation[]> {
  const groups = new Map<Source, Operation[]>();
  for (const operation of publishedOperations)
    groups.set(operation.source, [...(groups.get(operation.source) ?? []), operation]);
  return groups;
}

/** The README's list: every operation with its path, below its source. */
export function operationList(): string {
  return [...bySource()]
    .map(([source, operations]) => {
      const { country } = operations[0] as Operation;
      const head = `**${source.name.es}** (${countries[country]}; ${confidence[source.confidence]})`;
      return [head, '', ...operations.map(operationLine)].join('\n');
    })
    .join('\n\n');
}

function operationLine({ id, path, deprecated }: Operation): string {
  const end = deprecated === null ? '' : `, deprecated; ends on ${deprecated.sunset}`;
  return `- \`${id}\` · \`${path}\`${end}`;
}

function firstRun({ firstRun: doubts = [] }: Source): readonly string[] {
  if (doubts.length === 0) return [];
  return [
    '',
    'Only a first run against the live page can confirm:',
    '',
    ...doubts.map((doubt) => `- ${doubt}`),
  ];
}

/** `docs/sources.md`: what is known of each source, how sure, and what it needs. */
export function sourcesPage(): string {
  const sections = [...bySource()].map(([source, operations]) =>
    [
      `## ${source.name.es}`,
      '',
      source.notes.en,
      '',
      `- Publisher: ${source.publisher}`,
      `- Address: <${source.homepage}>`,
      `- Facts of ${source.factsOf}: ${confidence[source.confidence]}`,
      `- Way in: ${[...new Set(operations.map((entry) => access[entry.access]))].join(', ')}`,
      ...(source.credentials ?? []).map(
        ({ label, help, url, required }) =>
          `- ${label.en} (${required ? 'needed' : 'optional'}): ${help.en} <${url}>`,
      ),
      '',
      ...operations.map(operationLine),
      ...firstRun(source),
    ].join('\n'),
  );
  return [
    '# Sources',
    'What each public source is, how sure the facts behind its adapter are and from what day, and what it asks for. ' +
      'Every adapter is tested against a stand-in that speaks the source’s protocol; none has been tried against the ' +
      'live source from this repository. Written by `npm run docs` from the contracts.',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

const start = '<!-- operations: written by `npm run docs` -->';
const end = '<!-- /operations -->';

/** The README with its list written anew between its two marks. */
export function withOperationList(readme: string): string {
  const [before, rest] = [readme.indexOf(start), readme.indexOf(end)];
  if (before < 0 || rest < before) throw new Error('README.md has lost the marks of its list of operations');
  return `${readme.slice(0, before)}${start}\n\n${operationList()}\n\n${readme.slice(rest)}`;
}
