import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { Hint } from './Hint';
import { CheckIcon, ColumnsIcon } from './icons';

interface ColumnChoiceProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly isShown: (id: string) => boolean;
  readonly onChoose: (id: string, isShown: boolean) => void;
}

/** Which columns of a table are shown. */
export function ColumnChoice({ columns, isShown, onChoose }: ColumnChoiceProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'table.columns' });
  return (
    <MenuTrigger>
      <Hint text={label}>
        <AriaButton aria-label={label} className="button button-icon">
          <ColumnsIcon />
        </AriaButton>
      </Hint>
      <Popover className="popover" placement="bottom end" offset={4}>
        <Menu
          className="options"
          selectionMode="multiple"
          shouldCloseOnSelect={false}
          selectedKeys={columns.filter((column) => isShown(column.id)).map((column) => column.id)}
          onAction={(key) => onChoose(String(key), !isShown(String(key)))}
        >
          {columns.map((column) => (
            <MenuItem key={column.id} id={column.id} textValue={column.header} className="option">
              {({ isSelected }) => (
                <>
                  {column.header}
                  {isSelected && (
                    <span className="option-end">
                      <CheckIcon />
                    </span>
                  )}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
