import { lazy, Suspense, useEffect, useState } from 'react';
import { retryImport } from '../../shared/lib/retry-import';
import { SearchIcon } from '../../shared/ui/icons';
import { Keys } from '../shortcuts/keys';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts/texts';
import styles from './palette-button.module.css';

const load = () => retryImport(async () => ({ default: (await import('./command-palette')).CommandPalette }));
const CommandPalette = lazy(load);

/** Opens the palette, also by Control K. */
export function PaletteButton() {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts([{ keys: '$mod+KeyK', label: t('palette.open'), run: () => setIsOpen(true) }]);
  // Before it is opened, so that the first letters are not lost.
  useEffect(() => void load(), []);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon />
        <span className={styles['label']}>{t('palette.open')}</span>
        <span className={styles['keys']} aria-hidden>
          <Keys of="$mod+KeyK" />
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <CommandPalette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
