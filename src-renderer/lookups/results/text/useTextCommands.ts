import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCommands, type Command } from '../../../commands/commands';

interface TextActions {
  readonly search: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly cite: () => void;
  readonly print: () => void;
}

/** What can be done with a text, for the palette, the keys and the help sheet. */
export function useTextCommands({ search, step, cite, print }: TextActions): void {
  const intl = useIntl();
  const commands = useMemo<readonly Command[]>(() => {
    const group = intl.formatMessage({ id: 'text.group' });
    const command = (id: string, title: string, keys: string, run: () => void) => ({
      id,
      title,
      group,
      keys,
      run,
    });
    return [
      command('text.find', intl.formatMessage({ id: 'text.search' }), 'Mod+F', search),
      command('text.next', intl.formatMessage({ id: 'text.next' }), 'F3', () => step(1)),
      command('text.previous', intl.formatMessage({ id: 'text.previous' }), 'Shift+F3', () => step(-1)),
      command('text.cite', intl.formatMessage({ id: 'text.cite' }), 'Mod+Shift+C', cite),
      command('text.print', intl.formatMessage({ id: 'text.print' }), 'Mod+P', print),
    ];
  }, [intl, search, step, cite, print]);
  useCommands(commands);
}
