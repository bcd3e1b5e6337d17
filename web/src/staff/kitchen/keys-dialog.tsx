import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { CheckField } from '../../shared/ui/check-field';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { KeyName } from '../shortcuts/keys';
import { useTexts } from '../texts/texts';
import { boardActs, keyRefusal, type BoardAct } from './board-keys';
import type { useKeySettings } from './use-key-settings';
import styles from './dialogs.module.css';

interface KeysDialogProps {
  readonly settings: ReturnType<typeof useKeySettings>;
  readonly onClose: () => void;
}

/** Which key does what on this device: a bump bar is a keyboard with a few large keys. */
export function KeysDialog({ settings, onClose }: KeysDialogProps) {
  const t = useTexts();
  const { keys, hasPositions, change, showPositions, reset } = settings;
  const [changing, setChanging] = useState<BoardAct>();
  const [refused, setRefused] = useState<BoardAct | 'reserved'>();
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (!changing) return;
    event.preventDefault();
    event.stopPropagation();
    const why = event.code === 'Escape' ? undefined : keyRefusal(keys, changing, event.code);
    setRefused(why);
    if (why) return;
    if (event.code !== 'Escape') change(changing, event.code);
    setChanging(undefined);
  });
  useEffect(() => {
    if (!changing) return undefined;
    // Before the dialog and its buttons.
    const listen = (event: KeyboardEvent) => take(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [changing]);
  const start = (act: BoardAct) => {
    setRefused(undefined);
    setChanging(changing === act ? undefined : act);
  };
  return (
    <DialogBox title={t('kitchen.keys')} isLight={!changing} className={styles['dialog']} onClose={onClose}>
      <p className="muted small">{t('kitchen.keysHint')}</p>
      <CheckField label={t('kitchen.positions')} checked={hasPositions} onChange={showPositions} />
      <ul className="stack divided">
        {boardActs.map((act) => (
          <li key={act} className="row between gap-3">
            <span className="grow anywhere">{t(`boardKey.${act}`)}</span>
            <KeyName of={keys[act]} />
            <Button
              variant={changing === act ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={changing === act}
              aria-label={t('kitchen.keyChangeOf', { act: t(`boardKey.${act}`) })}
              onClick={() => start(act)}
            >
              {t(changing === act ? 'kitchen.keyPress' : 'kitchen.keyChange')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="danger semibold unless-empty">
        {refused === 'reserved' && t('kitchen.keyReserved')}
        {refused && refused !== 'reserved' && t('kitchen.keyTaken', { act: t(`boardKey.${refused}`) })}
      </p>
      <DialogActions>
        <Button variant="secondary" onClick={reset}>
          {t('kitchen.keysReset')}
        </Button>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </DialogBox>
  );
}
