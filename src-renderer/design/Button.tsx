import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import './Button.css';
import { classes } from './classes';
import { Hint } from './Hint';

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children'> {
  /** `primary`: the one main action of a screen; `danger`: destroys something; `quiet`: no border; `link`: among text and links. */
  readonly kind?: 'plain' | 'primary' | 'danger' | 'quiet' | 'link';
  readonly children: ReactNode;
}

/** A button with words. Its busy state (`isPending`) keeps its width and focus. */
export function Button({ kind = 'plain', children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={classes('button', `button-${kind}`)}>
      {children}
    </AriaButton>
  );
}

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'aria-label'> {
  /** Its name, also shown as a hint. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with an icon alone. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Hint text={label}>
      <AriaButton {...rest} aria-label={label} className="button button-icon">
        {children}
      </AriaButton>
    </Hint>
  );
}
