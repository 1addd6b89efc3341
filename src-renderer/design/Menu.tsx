import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from './Button';
import './Field.css';
import { ChevronDownIcon } from './icons';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly danger?: boolean;
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

interface MenuProps {
  readonly label: ReactNode;
  readonly entries: readonly MenuEntry[];
}

/** Actions behind one button. */
export function Menu({ label, entries }: MenuProps) {
  return (
    <MenuTrigger>
      <Button>
        {label}
        <ChevronDownIcon />
      </Button>
      <Popover className="popover" offset={4} placement="bottom end">
        <AriaMenu
          className="options"
          items={entries}
          onAction={(key) => entries.find((entry) => entry.id === key)?.run()}
        >
          {(entry: MenuEntry) => (
            <MenuItem
              id={entry.id}
              className={entry.danger === true ? 'option option-danger' : 'option'}
              textValue={entry.label}
              isDisabled={entry.isDisabled ?? false}
            >
              {entry.label}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
