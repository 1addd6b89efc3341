import type { ReactNode } from 'react';

/* The few pictures the interface uses, drawn on 16 × 16 in the colour of the text. They never stand alone for a meaning. */

function icon(content: ReactNode) {
  return function Icon() {
    return (
      <svg className="icon" viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
        <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
          {content}
        </g>
      </svg>
    );
  };
}

export const CopyIcon = icon(
  <>
    <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
    <path d="M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2" />
  </>,
);
export const CheckIcon = icon(<path d="m3 8.5 3.2 3.2L13 4.8" />);
export const CloseIcon = icon(<path d="m4 4 8 8m0-8-8 8" />);
export const ChevronDownIcon = icon(<path d="m4 6 4 4 4-4" />);
export const ChevronUpIcon = icon(<path d="m4 10 4-4 4 4" />);
export const ChevronLeftIcon = icon(<path d="m10 4-4 4 4 4" />);
export const ChevronRightIcon = icon(<path d="m6 4 4 4-4 4" />);
export const SearchIcon = icon(
  <>
    <circle cx="7" cy="7" r="4" />
    <path d="m10 10 3.5 3.5" />
  </>,
);
export const SortAscendingIcon = icon(<path d="M8 13V3m0 0L4.5 6.5M8 3l3.5 3.5" />);
export const SortDescendingIcon = icon(<path d="M8 3v10m0 0 3.5-3.5M8 13 4.5 9.5" />);
export const ColumnsIcon = icon(<path d="M2.5 3.5h11v9h-11zM6.5 3.5v9m3.5-9v9" />);
export const OutsideIcon = icon(<path d="M6 4h6v6m0-6-8 8" />);
export const PlusIcon = icon(<path d="M8 3v10M3 8h10" />);
export const MinusIcon = icon(<path d="M3 8h10" />);
export const WholeIcon = icon(<path d="M3 6V3h3m4 0h3v3m0 4v3h-3m-4 0H3v-3" />);
export const WarningIcon = icon(<path d="M8 2.5 14 13H2zM8 6.5v3m0 1.8v.1" />);
export const InfoIcon = icon(
  <>
    <circle cx="8" cy="8" r="5.5" />
    <path d="M8 7.5v3.2m0-5.6v.1" />
  </>,
);
