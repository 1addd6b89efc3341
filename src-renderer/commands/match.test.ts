import { describe, expect, it } from 'vitest';
import type { Command } from './commands';
import { keyName } from './key-name';
import { matchCommands } from './match';

const command = (id: string, title: string, more: Partial<Command> = {}): Command => ({
  id,
  title,
  group: 'Consultas',
  run: () => undefined,
  ...more,
});

describe('the palette', () => {
  const all = [
    command('history', 'Historial', { group: 'Ir a' }),
    command('name', 'Procesos por nombre o razón social'),
    command('radicado', 'Proceso por radicado', { keywords: 'rama_judicial_cases_by_radicado' }),
    command('dark', 'Tema oscuro', { group: 'Vista', keywords: 'tema theme' }),
  ];
  const found = (typed: string) => matchCommands(all, typed).map((entry) => entry.id);

  it('offers everything before anything is typed', () => {
    expect(found('  ')).toEqual(['history', 'name', 'radicado', 'dark']);
  });

  it('ignores accents and case', () => {
    expect(found('RAZON')).toEqual(['name']);
  });

  it('wants every word, wherever it stands', () => {
    expect(found('proceso radicado')).toEqual(['radicado']);
    expect(found('proceso inexistente')).toEqual([]);
  });

  it('puts beginnings of titles before words within, and these before keywords and groups', () => {
    expect(found('proc')).toEqual(['name', 'radicado']);
    expect(found('rad')).toEqual(['radicado']);
    expect(found('theme')).toEqual(['dark']);
    expect(found('consultas')).toEqual(['name', 'radicado']);
  });
});

describe('the name of a key press', () => {
  const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) =>
    keyName({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...modifiers });

  it('holds its modifiers, but not the Shift that a character needs', () => {
    expect(press('k', { ctrlKey: true })).toBe('Mod+K');
    expect(press('k', { metaKey: true })).toBe('Mod+K');
    expect(press('F6', { shiftKey: true })).toBe('Shift+F6');
    expect(press('?', { shiftKey: true })).toBe('?');
    expect(press('/')).toBe('/');
    expect(press('J', { shiftKey: true })).toBe('Shift+J');
  });
});
