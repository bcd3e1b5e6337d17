import { Button } from '../../shared/ui/button';
import { CheckField } from '../../shared/ui/check-field';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { useTexts } from '../texts/texts';
import { control, Keys } from './keys';
import type { Shortcut } from './use-shortcuts';

interface ShortcutSheetProps {
  readonly shortcuts: readonly Shortcut[];
  readonly hasPlainKeys: boolean;
  readonly onPlainKeys: (on: boolean) => void;
  readonly onClose: () => void;
}

export function ShortcutSheet({ shortcuts, hasPlainKeys, onPlainKeys, onClose }: ShortcutSheetProps) {
  const t = useTexts();
  return (
    <DialogBox title={t('shortcuts.title')} isLight onClose={onClose}>
      <dl className="stack gap-2">
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className="row between gap-4">
            <dt>{label}</dt>
            <dd>
              <Keys of={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={t('shortcuts.plainKeys', { key: control })}
        checked={hasPlainKeys}
        onChange={onPlainKeys}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </DialogBox>
  );
}
