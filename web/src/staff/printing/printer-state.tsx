import { CheckIcon } from '../icons';
import { Badge } from '../../shared/ui/badge';
import { useTexts } from '../texts/texts';
import type { Printer } from './printing';
import { PauseIcon, UnknownIcon, WarningIcon } from './icons';
import styles from './printing.module.css';

export type ShownState = Printer['state'] | 'PAUSED';

export const shownState = ({ isPaused, state }: Pick<Printer, 'isPaused' | 'state'>): ShownState =>
  isPaused ? 'PAUSED' : state;

const looks = {
  READY: { tone: 'success', Icon: CheckIcon },
  UNKNOWN: { tone: 'plain', Icon: UnknownIcon },
  PAUSED: { tone: 'info', Icon: PauseIcon },
} as const;
const failing = { tone: 'error', Icon: WarningIcon } as const;

const isFine = (state: ShownState): state is keyof typeof looks => state in looks;

/** The state of a printer in words, with an icon. */
export function PrinterState({ printer }: { readonly printer: Printer }) {
  const t = useTexts();
  const state = shownState(printer);
  const { tone, Icon } = isFine(state) ? looks[state] : failing;
  return (
    <Badge tone={tone}>
      <span className={styles['state']}>
        <Icon />
        {t(`printerState.${state}`)}
      </span>
    </Badge>
  );
}

/** What to do so that a printer prints; undefined if nothing is to be done. */
export function usePrinterAdvice() {
  const t = useTexts();
  return ({ way, ...printer }: Printer): string | undefined => {
    const state = shownState(printer);
    if (state === 'UNREACHABLE') return t(`printerUnreachable.${way}`);
    return state === 'READY' ? undefined : t(`printerAdvice.${state}`);
  };
}
