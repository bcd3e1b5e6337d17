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

function icon(paths: ReactNode) {
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
export const HomeIcon = icon(<path d="m4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-5h4v5" />);
export const LogoutIcon = icon(<path d="M14 4H6v16h8M10 12h11m-4-4 4 4-4 4" />);
export const ChartIcon = icon(<path d="M4 20h16M7 16v-5m5 5V5m5 11V9" />);
export const ReceiptIcon = icon(<path d="M6 3v18l3-2 3 2 3-2 3 2V3l-3 2-3-2-3 2-3-2ZM9.5 10h5m-5 4h5" />);
export const DishIcon = icon(<path d="M4 16a8 8 0 0 1 16 0H4Zm-1 3.5h18M12 8V5.5" />);
export const CalendarIcon = icon(<path d="M4 6h16v14H4V6Zm0 5h16M8 3v4m8-4v4" />);
export const ChatIcon = icon(<path d="M4 5h16v11H11l-4 4v-4H4V5Z" />);
export const RupeeIcon = icon(<path d="M7 4h10M7 8.5h10M7 4h3a4.5 4.5 0 0 1 0 9H7l7.5 7" />);
export const MailIcon = icon(<path d="M3.5 6h17v12h-17V6Zm0 1 8.5 6.5L20.5 7" />);
export const HistoryIcon = icon(<path d="M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 7.5V12l3 2" />);
export const SettingsIcon = icon(
  <path d="M4 7h8m4 0h4M4 17h4m4 0h8M14 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Zm-4 10a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z" />,
);
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" />);
