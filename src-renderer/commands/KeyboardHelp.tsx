import { useIntl } from 'react-intl';
import { Dialog } from '../design/Dialog';
import { Key } from '../design/Key';
import { useAllCommands } from './commands';
import './Palette.css';
import { closeOverlay } from './palette-state';
import { shownKeys } from './shown-keys';

interface Entry {
  readonly title: string;
  readonly keys: readonly string[];
}

/** Every key that does something, from the registry and from the lists and forms. */
export default function KeyboardHelp() {
  const intl = useIntl();
  const commands = useAllCommands().filter((command) => command.keys !== undefined);
  const groups = new Map<string, Entry[]>();
  for (const command of commands)
    groups.set(command.group, [
      ...(groups.get(command.group) ?? []),
      { title: command.title, keys: [shownKeys(command.keys ?? '')] },
    ]);
  groups.set(intl.formatMessage({ id: 'command.group.lists' }), [
    { title: intl.formatMessage({ id: 'help.list.move' }), keys: ['↓ j', '↑ k'] },
    { title: intl.formatMessage({ id: 'help.list.ends' }), keys: ['Home', 'End'] },
    { title: intl.formatMessage({ id: 'help.list.open' }), keys: ['Enter'] },
    { title: intl.formatMessage({ id: 'help.list.select' }), keys: ['Space', 'Shift ↓'] },
    { title: intl.formatMessage({ id: 'help.list.selectAll' }), keys: ['Ctrl A'] },
    { title: intl.formatMessage({ id: 'help.list.copy' }), keys: ['Ctrl C'] },
    { title: intl.formatMessage({ id: 'help.escape' }), keys: ['Esc'] },
  ]);
  groups.set(intl.formatMessage({ id: 'nav.lookups' }), [
    { title: intl.formatMessage({ id: 'help.form.run' }), keys: ['Enter'] },
    { title: intl.formatMessage({ id: 'help.form.runNew' }), keys: ['Ctrl Enter'] },
  ]);
  return (
    <Dialog title={intl.formatMessage({ id: 'help.title' })} isOpen onClose={closeOverlay}>
      {/* Focusable, so that the arrow keys scroll it. */}
      <div
        className="stack"
        role="group"
        aria-label={intl.formatMessage({ id: 'help.title' })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {[...groups].map(([name, entries]) => (
          <section key={name} className="stack">
            <h3>{name}</h3>
            <dl className="help-keys">
              {entries.map((entry) => (
                <KeyLine key={entry.title} entry={entry} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function KeyLine({ entry }: { readonly entry: Entry }) {
  return (
    <>
      <dt>{entry.title}</dt>
      <dd className="row">
        {entry.keys.map((keys) => (
          <span key={keys}>
            <Key>{keys}</Key>
            <span className="visually-hidden">{keys}</span>
          </span>
        ))}
      </dd>
    </>
  );
}
