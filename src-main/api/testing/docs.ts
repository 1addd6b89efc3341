import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { DocsFiles } from '../docs/routes';

const { resolve: find } = createRequire(import.meta.url);
const own = (name: string) => resolve(import.meta.dirname, '../docs', name);

/** The files of the API page where they lie before a build. */
export const docsFiles: DocsFiles = {
  'viewer.js': find('swagger-ui-dist/swagger-ui-bundle.js'),
  'viewer.css': find('swagger-ui-dist/swagger-ui.css'),
  'page.js': own('page.js'),
  'page.css': own('page.css'),
};
