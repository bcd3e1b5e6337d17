import { icon } from '../../shared/ui/icons';

export const PauseIcon = icon(<path d="M9 6v12M15 6v12" />);
export const UnknownIcon = icon(<path d="M5 12h14" />);
export const WarningIcon = icon(<path d="M12 4 3 20h18L12 4Zm0 6v4.5m0 2.7h.01" />);
