import type { ReactNode } from 'react';

interface LineDrawingProps {
  /** Pixels: size of the box, and of a line in a box of 24. */
  readonly size?: number;
  readonly line?: number;
  readonly children: ReactNode;
}

/** A line icon in the text's colour. The text beside it carries the meaning. */
export function LineDrawing({ size = 24, line = 2, children }: LineDrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}

/** @param paths in a box of 24 × 24 */
export function icon(paths: ReactNode) {
  return function Icon() {
    return <LineDrawing>{paths}</LineDrawing>;
  };
}

export const GripIcon = icon(<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />);
export const BellIcon = icon(
  <>
    <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7Z" />
    <path d="M10 20.5a2.2 2.2 0 0 0 4 0" />
  </>,
);
export const CartIcon = icon(
  <>
    <path d="M3 4h2.2l2.3 11.2h10.6L20.5 8H6.2" />
    <circle cx="9" cy="19.5" r="1.4" />
    <circle cx="17" cy="19.5" r="1.4" />
  </>,
);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c.6-4.4 4-6.5 8-6.5s7.4 2.1 8 6.5" />
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
