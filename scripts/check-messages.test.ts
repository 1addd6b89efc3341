import { describe, expect, it } from 'vitest';
import { findProblems } from './check-messages.mjs';

describe('findProblems', () => {
  it('accepts literal ids, ids in variables and ids made by a template', () => {
    const messages = { 'start.title': 'Inicio', 'nav.batches': 'Lotes', 'verdict.found.title': 'Hallado' };
    const source = `
      <FormattedMessage id="start.title" />;
      const items = [{ label: 'nav.batches' }];
      intl.formatMessage({ id: \`verdict.\${verdict}.title\` });`;
    expect(findProblems(messages, [source])).toEqual([]);
  });

  it('names a message that is missing, left over or empty', () => {
    const messages = { 'start.title': ' ', 'start.old': 'Antes' };
    const source = `<FormattedMessage id="start.title" />; intl.formatMessage({ id: 'start.new' })`;
    expect(findProblems(messages, [source])).toEqual([
      'start.new is asked for and missing',
      'start.old is not used',
      'start.title is empty',
    ]);
  });

  it('does not take a template of variables alone for a use', () => {
    expect(findProblems({ 'a.b': 'x' }, ['`${one}.${two}`'])).toEqual(['a.b is not used']);
  });
});
