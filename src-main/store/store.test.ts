import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '@shared/failure';
import { isFullDisk } from '@shared/full-disk';
import { connect } from './database';
import { listBackups, openStore, restoreBackup, type Store } from './index';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { answered, start } from './testing/lookups';

let folder: string;
let file: string;
let now = start;
const clock = { now: () => now };
beforeEach(() => {
  now = start;
  folder = mkdtempSync(join(tmpdir(), 'expediente-store-'));
  file = join(folder, 'expediente.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openStore(file, { clock });
const failureOf = (work: () => unknown): Failure => {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('nothing failed');
};

function fill(store: Store): void {
  store.transaction(() => {
    for (let index = 0; index < 300; index += 1) store.lookups.recordAsked(answered(`id ${index}`));
  });
}

/** Overwrites the middle of a file, as a failing disk may. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0xa5, bytes.length / 2, bytes.length - 4096);
  writeFileSync(path, bytes);
}

describe('a workspace file', () => {
  it('keeps what was written, and is one file again once it is closed', () => {
    const store = open();
    store.transaction(() => store.lookups.recordAsked(answered('one')));
    store.close();
    expect(readdirSync(folder)).toEqual(['expediente.sqlite']);
    const again = open();
    expect(again.lookups.view('one')).toMatchObject({ subject: 'Ana Muñoz', status: 200 });
    expect(again.quickCheck()).toBe(true);
    again.close();
  });

  it('has the settings that durability and deletion rest on', () => {
    open().close();
    const db = connect(file);
    const pragma = (name: string) => db.pragma(name, { simple: true });
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('foreign_keys')).toBe(1);
    expect(pragma('secure_delete')).toBe(1);
    expect(pragma('trusted_schema')).toBe(0);
    expect(
      db
        .prepare(
          "SELECT count(*) AS loose FROM pragma_table_list WHERE type = 'table' AND NOT strict AND name NOT LIKE 'sqlite%'",
        )
        .get(),
    ).toEqual({ loose: 0 });
    db.close();
  });

  it('has constraints that every SQLite reads alike: before 3.45, json_valid(NULL) is false', () => {
    open().close();
    const db = connect(file);
    const loose = db
      .prepare<[], { column: string }>(
        `SELECT t.name || '.' || c.name AS "column" FROM sqlite_schema t, pragma_table_info(t.name) c
         WHERE t.type = 'table' AND NOT c."notnull" AND t.sql LIKE '%CHECK (json_valid(' || c.name || '))%'`,
      )
      .all();
    const guarded = db
      .prepare("SELECT count(*) FROM sqlite_schema WHERE sql LIKE '%IS NULL OR json_valid(%'")
      .pluck()
      .get();
    expect(loose).toEqual([]);
    expect(guarded).toBeGreaterThan(0);
    db.close();
  });

  it('takes back what failed, also within another transaction', () => {
    const store = open();
    store.transaction(() => {
      store.lookups.recordAsked(answered('kept'));
      expect(() =>
        store.transaction(() => {
          store.lookups.recordAsked(answered('undone'));
          throw new Error('no');
        }),
      ).toThrow('no');
    });
    expect(store.lookups.find('kept')).toBeDefined();
    expect(store.lookups.find('undone')).toBeUndefined();
    expect(() =>
      store.transaction(() => {
        store.lookups.recordAsked(answered('gone'));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.lookups.find('gone')).toBeUndefined();
    store.close();
  });

  it('tells a disk without room from other trouble', () => {
    open().close();
    const db = connect(file);
    const failure = (work: () => unknown): unknown => {
      try {
        return work();
      } catch (error) {
        return error;
      }
    };
    db.pragma('max_page_count = 1');
    expect(isFullDisk(failure(() => db.exec('CREATE TABLE more AS SELECT zeroblob(100000) AS x')))).toBe(
      true,
    );
    expect(isFullDisk(failure(() => db.exec('nonsense')))).toBe(false);
    db.close();
  });

  it('that is damaged is refused with what to do, and not touched', () => {
    writeFileSync(file, Buffer.alloc(8192, 'no database'));
    const failure = failureOf(open);
    expect(failure).toMatchObject({ code: 'workspace' });
    expect(failure.words.es).toContain('dañado');
    expect(failure.words.en).toContain('Restore the latest backup');
    expect(readFileSync(file).subarray(0, 11).toString()).toBe('no database');
  });

  it('whose pages are damaged fails its check', () => {
    const store = open();
    fill(store);
    store.close();
    damage(file);
    const damaged = open();
    expect(damaged.quickCheck()).toBe(false);
    damaged.close();
  });

  it("that is another application's is refused, and not touched", () => {
    const db = connect(file);
    db.exec('CREATE TABLE notes (text TEXT)');
    db.close();
    expect(failureOf(open).words.en).toContain('not a workspace of Expediente');
    const after = connect(file);
    expect(after.prepare('SELECT name FROM sqlite_schema').pluck().all()).toEqual(['notes']);
    after.close();
  });

  it('that cannot be made says so', () => {
    const failure = failureOf(() => openStore(join(folder, 'missing', 'file.sqlite'), { clock }));
    expect(failure.words.en).toContain('could not be opened');
  });
});

describe('migrations', () => {
  const next = { id: migrations.length + 1, name: 'next', sql: 'CREATE TABLE next (a INTEGER) STRICT;' };

  it('are numbered without gaps', () => {
    expect(migrations.map(({ id }) => id)).toEqual(migrations.map((_, index) => index + 1));
  });

  it('bring an older file forward, after a backup that opens', () => {
    const store = open();
    store.lookups.recordAsked(answered('one'));
    store.close();
    const db = connect(file);
    migrate(db, file, [...migrations, next], clock);
    expect(db.pragma('user_version', { simple: true })).toBe(next.id);
    db.close();
    const [backup, ...others] = listBackups(file);
    expect(others).toEqual([]);
    const copy = openStore(backup?.file ?? '', { clock });
    expect(copy.lookups.find('one')).toBeDefined();
    copy.close();
  });

  it('make no backup of a new file', () => {
    open().close();
    expect(listBackups(file)).toEqual([]);
  });

  it('that fail leave the file as it was', () => {
    open().close();
    const db = connect(file);
    const broken = { ...next, sql: 'CREATE TABLE half (a INTEGER) STRICT; CREATE NONSENSE;' };
    expect(() => migrate(db, file, [...migrations, broken], clock)).toThrow('NONSENSE');
    expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
    expect(db.prepare("SELECT name FROM sqlite_schema WHERE name = 'half'").get()).toBeUndefined();
    db.close();
  });

  it('refuse a file of a newer application, and one whose steps were edited', () => {
    open().close();
    const db = connect(file);
    migrate(db, file, [...migrations, next], clock);
    db.close();
    expect(failureOf(open).words.en).toContain('newer version');

    rmSync(file);
    open().close();
    const edited = connect(file);
    edited.prepare('UPDATE migration SET sha256 = ? WHERE id = 1').run('0'.repeat(64));
    edited.close();
    expect(failureOf(open).words.en).toContain('Step 1');
  });

  it('keep the last eight backups', () => {
    open().close();
    const steps = [...migrations];
    for (let index = 0; index < 10; index += 1) {
      now += 1000;
      const id = steps.length + 1;
      steps.push({ id, name: `step ${id}`, sql: `CREATE TABLE step_${id} (a INTEGER) STRICT;` });
      const db = connect(file);
      migrate(db, file, steps, clock);
      db.close();
    }
    const names = listBackups(file).map((backup) => backup.file);
    expect(names).toHaveLength(8);
    expect(names[0]).toContain(`.v${steps.length - 1}-`);
  });
});

describe('a backup', () => {
  it('is made of an open workspace and can be put in the place of a damaged one, which is kept', async () => {
    const store = open();
    store.lookups.recordAsked(answered('one'));
    const backup = join(folder, 'copy.backup');
    await store.backup(backup);
    store.lookups.recordAsked(answered('later'));
    store.close();
    damage(file);

    now += 1000;
    const aside = restoreBackup(backup, file, clock);
    expect(readFileSync(aside ?? '').includes(0xa5)).toBe(true);
    const restored = open();
    expect(restored.lookups.find('one')).toBeDefined();
    expect(restored.lookups.find('later')).toBeUndefined();
    expect(await restored.verify()).toMatchObject({ ok: true, entries: 1 });
    restored.close();
  });

  it('that is damaged itself is refused, and nothing is moved', async () => {
    const store = open();
    fill(store);
    const backup = join(folder, 'copy.backup');
    await store.backup(backup);
    store.close();
    damage(backup);
    const before = readFileSync(file);
    const failure = failureOf(() => restoreBackup(backup, file, clock));
    expect(failure).toMatchObject({ code: 'workspace', words: { en: expect.stringContaining(backup) } });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual(['copy.backup', 'expediente.sqlite']);
  });

  it.each([
    ['an empty file', () => writeFileSync(join(folder, 'other'), '')],
    [
      'a sound database of another application',
      () => {
        const db = connect(join(folder, 'other'));
        db.exec('CREATE TABLE migration (id TEXT, name TEXT); PRAGMA user_version = 3');
        db.close();
      },
    ],
  ])('that is %s is refused, and nothing is moved', (_, make) => {
    open().close();
    const before = readFileSync(file);
    make();
    const failure = failureOf(() => restoreBackup(join(folder, 'other'), file, clock));
    expect(failure).toMatchObject({ code: 'workspace' });
    expect(failure.words.en).toContain('not a workspace of Expediente');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual(['expediente.sqlite', 'other']);
  });

  it('of a newer application is refused, and nothing is moved', () => {
    open().close();
    const newer = join(folder, 'newer');
    copyFileSync(file, newer);
    const step = { id: migrations.length + 1, name: 'next', sql: 'CREATE TABLE next (a INTEGER) STRICT;' };
    const db = connect(newer);
    migrate(db, newer, [...migrations, step], clock);
    db.close();
    for (const { file: beside } of listBackups(newer)) rmSync(beside);
    const { words } = failureOf(() => restoreBackup(newer, file, clock));
    expect(words.en).toContain(`(${newer}) was written by a newer version`);
    expect(readdirSync(folder).toSorted()).toEqual(['expediente.sqlite', 'newer']);
  });

  it('is not put in the place of a workspace that is in use, whose log is left as it is', async () => {
    const store = open();
    store.lookups.recordAsked(answered('one'));
    const backup = join(folder, 'copy.backup');
    await store.backup(backup);
    const before = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
    expect(failureOf(() => restoreBackup(backup, file, clock)).words.en).toContain('is using the workspace');
    for (const [name, bytes] of before) expect(readFileSync(join(folder, name)).equals(bytes)).toBe(true);
    expect(readdirSync(folder)).toHaveLength(before.length);
    store.close();
    expect(restoreBackup(backup, file, clock)).not.toBeNull();
  });

  it('brings what only its log holds, so that the restore of a workspace that crashed can be undone', () => {
    const store = open();
    store.transaction(() => store.lookups.recordAsked(answered('in the log')));
    const crashed = join(folder, 'crashed');
    for (const suffix of ['', '-wal']) copyFileSync(file + suffix, crashed + suffix);
    store.close();
    restoreBackup(crashed, file, clock);
    const restored = open();
    expect(restored.lookups.find('in the log')).toBeDefined();
    restored.close();
  });

  it('that cannot be written or read is told as a file, and nothing is left behind', async () => {
    const store = open();
    await expect(store.backup(join(folder, 'none', 'copy.backup'))).rejects.toMatchObject({ code: 'file' });
    await expect(store.backup(folder)).rejects.toMatchObject({ code: 'file' });
    await expect(store.backup(file)).rejects.toThrow('is the workspace itself');
    store.close();
    const none = join(folder, 'none.backup');
    expect(failureOf(() => restoreBackup(none, file, clock))).toMatchObject({ code: 'file' });
    expect(readdirSync(folder)).toEqual(['expediente.sqlite']);
    expect(existsSync(`${folder}.part`)).toBe(false);
  });

  it('takes the log of a replaced workspace aside with it', () => {
    const store = open();
    store.lookups.recordAsked(answered('one'));
    const backup = join(folder, 'copy.backup');
    store.close();
    copyFileSync(file, backup);
    writeFileSync(`${file}-wal`, 'a log of the damaged file');
    const aside = restoreBackup(backup, file, clock);
    expect(readFileSync(`${aside}-wal`).toString()).toContain('a log');
    open().close();
  });
});
