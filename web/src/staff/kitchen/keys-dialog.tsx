import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { CheckField } from '../../shared/ui/check-field';
import { DialogActions } from '../../shared/ui/dialog-box';
import { KeyName } from '../shortcuts/keys';
import { useAllShortcuts } from '../shortcuts/use-shortcuts';
import { usesKey } from '../shortcuts/uses-key';
import { useTexts } from '../texts/texts';
import { BoardDialog } from './board-dialog';
import { boardActs, keyRefusal, type BoardAct } from './board-keys';
import type { useKeySettings } from './use-key-settings';

interface KeysDialogProps {
  readonly settings: ReturnType<typeof useKeySettings>;
  readonly onClose: () => void;
}

/** Which key does what on this device: a bump bar is a keyboard with a few large keys. */
export function KeysDialog({ settings, onClose }: KeysDialogProps) {
  const t = useTexts();
  const { keys, hasPositions, change, togglePositions, reset } = settings;
  const [changing, setChanging] = useState<BoardAct>();
  const [refused, setRefused] = useState('');
  const shortcuts = useAllShortcuts();
  const refusalOf = (act: BoardAct, code: string): string => {
    const other = keyRefusal(keys, act, code);
    if (other && other !== 'reserved') return t('kitchen.keyTaken', { act: t(`boardKey.${other}`) });
    const ofBoard = Object.values(keys);
    const shortcut = shortcuts.find((each) => !ofBoard.includes(each.keys) && usesKey(each.keys, code));
    if (shortcut) return t('kitchen.keyTaken', { act: shortcut.label });
    return other ? t('kitchen.keyReserved') : '';
  };
  const take = useEffectEvent((event: KeyboardEvent) => {
    // Chords are the browser's.
    if (!changing || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    const why = event.code === 'Escape' ? '' : refusalOf(changing, event.code);
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
    setRefused('');
    setChanging(changing === act ? undefined : act);
  };
  return (
    <BoardDialog title={t('kitchen.keys')} isLight={!changing} onClose={onClose}>
      <p className="muted small">
        {t('kitchen.keysHint', { move: t('boardKey.move'), undo: t('boardKey.undo') })}
      </p>
      <CheckField label={t('kitchen.positions')} checked={hasPositions} onChange={togglePositions} />
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
        {refused}
      </p>
      <DialogActions>
        <Button variant="secondary" onClick={reset}>
          {t('kitchen.keysReset')}
        </Button>
        <Button data-primary onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </BoardDialog>
  );
}
