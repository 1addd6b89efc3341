import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/*
 * Style sheets come with the modules that import them, and screens are loaded when they are first opened: a class that
 * only the sheet of another screen describes would look one way before that screen was opened and another way after it.
 */

const root = join(import.meta.dirname, '../src-renderer');
const modules = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => [join(root, name), readFileSync(join(root, name), 'utf8')]),
);

function imported(file: string, pattern: RegExp): readonly string[] {
  return [...(modules.get(file) ?? '').matchAll(pattern)].flatMap(([, path = '']) => {
    const target = join(dirname(file), path);
    return [target, `${target}.ts`, `${target}.tsx`].filter(
      (each) => modules.has(each) || each.endsWith('.css'),
    );
  });
}
// Types leave nothing behind.
const atOnce = (file: string) => imported(file, /^(?:import|export) (?!type )[^;]*?'(\.[^']+)';$/gm);
const later = (file: string) => imported(file, /import\('(\.[^']+)'\)/g);

/** A module with all that is loaded together with it, sheets among it. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const other of atOnce(file)) loadedWith(other, seen);
  return seen;
}

const described = (sheet: string) =>
  existsSync(sheet)
    ? new Set([...readFileSync(sheet, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
    : new Set<string>();

const start = join(root, 'window.tsx');
const parts = new Map(
  [start, ...new Set([...modules.keys()].flatMap(later))].map((entry) => [entry, loadedWith(entry)]),
);
const sheetsIn = (files: ReadonlySet<string> = new Set()) =>
  [...files].filter((file) => file.endsWith('.css'));

/** The sheets that are there whenever a part is: those of the window, its own, and what all that load it have in common. */
function sheetsWith(entry: string): readonly string[] {
  const [one, ...others] = [...parts]
    .filter(([, files]) => [...files].some((file) => later(file).includes(entry)))
    .map(([, files]) => files);
  const common = sheetsIn(one).filter((sheet) => others.every((files) => files.has(sheet)));
  return [...sheetsIn(parts.get(start)), ...sheetsIn(parts.get(entry)), ...common];
}

it('every class is described by a sheet that is loaded wherever it is used', () => {
  const known = new Set([...parts.values()].flatMap(sheetsIn).flatMap((sheet) => [...described(sheet)]));
  const missing = new Set<string>();
  for (const [entry, files] of parts) {
    const there = new Set(sheetsWith(entry).flatMap((sheet) => [...described(sheet)]));
    for (const file of files)
      for (const [, names = ''] of (modules.get(file) ?? '').matchAll(/className="([^"]+)"/g))
        for (const name of names.split(' '))
          if (known.has(name) && !there.has(name)) missing.add(`${name} in ${file.slice(root.length + 1)}`);
  }
  expect([...missing]).toEqual([]);
});
