// «Arrows point one way» (docs/architecture.md): renderer → shared ← main; in main the doors know the engine, the
// engine knows of sources only the adapter's type. Tests may reach further.
const test = '([.]test[.]tsx?$|/testing(/|[.]ts$))';

/** What a folder of ours may import of ours; everything else is refused. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: '^(src-|bench/|e2e/|scripts/)', pathNot: allowed },
});

/** What each folder of src-main imports of the others, by the column «knows» of docs/architecture.md. */
const knows = {
  api: ['engine/', 'store/', 'launch/log'],
  assisted: ['engine/(adapter|assistance)'],
  batch: ['engine/', 'store/', 'tables/', 'threads/'],
  cli: ['(api|batch|datasets|dossier|engine|launch|screening|store|tables|upstream)/', 'workspace'],
  datasets: ['engine/(adapter|clock)', 'store/', 'tables/', 'threads/', 'upstream/'],
  dossier: ['engine/clock', 'store/', 'tables/'],
  engine: ['store/', 'datasets/(dataset|handle)', 'upstream/(answer|secrets|text-decoding)'],
  launch: [],
  review: ['assisted/(page|pdf)', 'engine/clock', 'store/', 'upstream/text-decoding'],
  screening: ['datasets/', 'engine/(clock|lease|pace)', 'store/', 'tables/', 'threads/'],
  shell: ['(api|assisted|cli|engine|launch|tables|upstream)/', 'workspace'],
  sources: ['engine/(adapter|assistance|text)', 'assisted/', 'datasets/'],
  store: ['engine/(adapter|clock)', 'threads/'],
  tables: ['threads/'],
  threads: [],
  upstream: ['engine/(adapter|clock)'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'devtools-protocol is types and nothing to run.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^devtools-protocol$' },
    },
    {
      name: 'declared',
      comment: 'A library has to be in package.json to be imported.',
      severity: 'error',
      from: { path: '^(src-|bench/|e2e/)' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    only('renderer-knows-shared', '^src-renderer/', ['^src-renderer/', '^src-shared/']),
    only('shared-knows-nobody', '^src-shared/', ['^src-shared/']),
    {
      name: 'shared-and-window-without-node',
      severity: 'error',
      from: { path: '^src-(shared|renderer)/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    only('practice-knows-shared', '^src-practice/', ['^src-practice/', '^src-shared/']),
    {
      name: 'main-starts-practice-by-path',
      comment: 'The stand-ins are a bundle of their own, loaded at run time in practice mode only.',
      severity: 'error',
      from: { path: '^src-main/', pathNot: test },
      to: { path: '^src-(practice|renderer)/' },
    },
    ...Object.entries(knows).map(([folder, others]) =>
      only(`${folder}-knows`, `^src-main/${folder}/`, [
        '^src-shared/',
        `^src-main/${folder}/`,
        ...others.map((other) => `^src-main/${other.endsWith('/') ? other : `${other}(/|[.]ts$)`}`),
      ]),
    ),
    {
      name: 'sources-do-not-know-each-other',
      comment: 'The portal datos.gov.co is no source of its own but the way to several.',
      severity: 'error',
      from: { path: '^src-main/sources/([^/]+/[^/]+)/', pathNot: test },
      to: {
        path: '^src-main/sources/[^/]+/[^/]+/',
        pathNot: '^src-main/sources/($1|co/datos-abiertos)/',
      },
    },
    {
      name: 'sql-only-in-store',
      severity: 'error',
      from: { path: '^src-', pathNot: ['^src-main/(store|datasets)/', test] },
      to: { path: 'better-sqlite3' },
    },
    {
      name: 'only-index-knows-shell',
      severity: 'error',
      from: { path: '^src-', pathNot: ['^src-main/shell/', '^src-main/index[.]ts$', test] },
      to: { path: '^src-main/shell/' },
    },
    {
      name: 'electron-only-in-shell',
      severity: 'error',
      from: { path: '^src-', pathNot: ['^src-main/shell/', '^src-main/(index|preload)[.]ts$', test] },
      to: { path: '(^|node_modules/)electron(/|$)' },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { path: '^src-', pathNot: test },
      to: { path: [test, '^(bench|e2e|scripts)/'] },
    },
  ],
  options: {
    // The TypeScript compiler has no programming interface at present, so swc reads the sources.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|dist|[.]cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
