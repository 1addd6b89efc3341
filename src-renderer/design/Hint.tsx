import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import './Hint.css';

interface HintProps {
  readonly text: string;
  /** One focusable react-aria element. */
  readonly children: ReactElement;
}

/** A short explanation on hover and on focus. */
export function Hint({ text, children }: HintProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      {children}
      <Tooltip className="hint" offset={6}>
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
