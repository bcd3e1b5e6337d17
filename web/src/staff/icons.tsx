import { icon } from '../shared/ui/icons';

export const HomeIcon = icon(<path d="m4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-5h4v5" />);
export const LogoutIcon = icon(<path d="M14 4H6v16h8M10 12h11m-4-4 4 4-4 4" />);
export const ChartIcon = icon(<path d="M4 20h16M7 16v-5m5 5V5m5 11V9" />);
export const ReceiptIcon = icon(<path d="M6 3v18l3-2 3 2 3-2 3 2V3l-3 2-3-2-3 2-3-2ZM9.5 10h5m-5 4h5" />);
export const DishIcon = icon(<path d="M4 16a8 8 0 0 1 16 0H4Zm-1 3.5h18M12 8V5.5" />);
export const CalendarIcon = icon(<path d="M4 6h16v14H4V6Zm0 5h16M8 3v4m8-4v4" />);
export const ChatIcon = icon(<path d="M4 5h16v11H11l-4 4v-4H4V5Z" />);
export const RupeeIcon = icon(<path d="M7 4h10M7 8.5h10M7 4h3a4.5 4.5 0 0 1 0 9H7l7.5 7" />);
export const BookIcon = icon(
  <path d="M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2V4Zm0 14a2 2 0 0 1 2-2h12M9 8h6" />,
);
export const MailIcon = icon(<path d="M3.5 6h17v12h-17V6Zm0 1 8.5 6.5L20.5 7" />);
export const HistoryIcon = icon(<path d="M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 7.5V12l3 2" />);
export const SettingsIcon = icon(
  <path d="M4 7h8m4 0h4M4 17h4m4 0h8M14 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Zm-4 10a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z" />,
);
export const LockIcon = icon(<path d="M6 11h12v9.5H6V11Zm2.5 0V7.5a3.5 3.5 0 0 1 7 0V11M12 15v2" />);
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7" />);
export const FlameIcon = icon(
  <path d="M12 21a6 6 0 0 1-6-6c0-4 4-5.5 4.5-11C14.5 6 18 10 18 15a6 6 0 0 1-6 6Zm0 0c-1.5-1-2-3.5 0-5.5 2 2 1.5 4.5 0 5.5Z" />,
);
export const BagIcon = icon(<path d="M5.5 8h13l1 12.5h-15L5.5 8ZM9 10.5V7a3 3 0 0 1 6 0v3.5" />);
export const ReplyIcon = icon(<path d="m9 7-5 5 5 5M4 12h9a7 7 0 0 1 7 7" />);
export const BinIcon = icon(<path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13" />);
export const MapPinIcon = icon(
  <path d="M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.800 12 21 12 21Zm0-14a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z" />,
);
export const PhoneIcon = icon(
  <path d="M5 4h4l1.500 5L8 10.500a11 11 0 0 0 5.500 5.500L15 13.500l5 1.500v4a1.500 1.500 0 0 1-1.500 1.500A15.500 15.500 0 0 1 3.500 5.500 1.500 1.500 0 0 1 5 4Z" />,
);
export const ScooterIcon = icon(
  <path d="M6 14.500a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600Zm12.500 0a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600ZM8.800 17.300h6.900L13.500 5H17M3 12.500h6l2.500 4.800" />,
);
