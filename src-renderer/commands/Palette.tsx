import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import '../design/Dialog.css';
import '../design/Field.css';
import { Key } from '../design/Key';
import { useAllCommands, type Command } from './commands';
import { matchCommands } from './match';
import './Palette.css';
import { closeOverlay } from './palette-state';
import { shownKeys } from './shown-keys';
import { useFoundCommands } from './useFoundCommands';

/** Everything the application can do or open, by typing. Rendered while it is open. */
export default function Palette() {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const standing = useAllCommands();
  const found = useFoundCommands(typed);
  const groups = useMemo(() => {
    const listed = standing.filter((command) => command.hidden !== true);
    return byGroup([...found.first, ...matchCommands([...listed, ...found.matched], typed), ...found.last]);
  }, [standing, found, typed]);

  const run = (id: string) => {
    const command = groups.flatMap((group) => group.commands).find((entry) => entry.id === id);
    closeOverlay();
    // After the overlay has given the focus back, so that the command may move it.
    if (command !== undefined) queueMicrotask(command.run);
  };

  return (
    <ModalOverlay className="backdrop" isOpen isDismissable onOpenChange={closeOverlay}>
      <Modal className="dialog palette">
        <Dialog className="dialog-frame" aria-label={intl.formatMessage({ id: 'palette.title' })}>
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <TextField aria-label={intl.formatMessage({ id: 'palette.title' })} autoFocus>
              <Input
                className="palette-input"
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls
                role="combobox"
                aria-expanded
                aria-haspopup="listbox"
                placeholder={intl.formatMessage({ id: 'palette.placeholder' })}
                spellCheck={false}
              />
            </TextField>
            <ListBox
              className="options palette-list"
              aria-label={intl.formatMessage({ id: 'palette.title' })}
              items={groups}
              selectionMode="none"
              onAction={(key) => run(String(key))}
              renderEmptyState={() => (
                <p className="palette-none">
                  <FormattedMessage id="palette.none" />
                </p>
              )}
            >
              {(group: Group) => (
                <ListBoxSection id={group.name}>
                  <Header className="palette-group">{group.name}</Header>
                  <Collection items={group.commands}>
                    {(command: Command) => (
                      <ListBoxItem id={command.id} textValue={command.title} className="option">
                        <span>{command.title}</span>
                        {command.keys !== undefined && (
                          <span className="option-end">
                            <Key>{shownKeys(command.keys)}</Key>
                          </span>
                        )}
                      </ListBoxItem>
                    )}
                  </Collection>
                </ListBoxSection>
              )}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface Group {
  readonly id: string;
  readonly name: string;
  readonly commands: readonly Command[];
}

/** Groups in the order in which their best command comes. */
function byGroup(commands: readonly Command[]): readonly Group[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const group = groups.get(command.group) ?? [];
    groups.set(command.group, [...group, command]);
  }
  return [...groups].map(([name, members]) => ({ id: name, name, commands: members }));
}
