import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { useSession } from '../../domain/session/session';
import { downloadText } from '../../shared/lib/download-text';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { say, useTexts } from '../texts/texts';
import styles from './recovery-codes.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes, which the server never shows again. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useTexts();
  const [isAsked, setIsAsked] = useState(false);
  const { user } = useSession();
  const { name: shop } = useRestaurant();
  const title = t('twoStep.fileTitle', { email: user?.email ?? '', shop });
  const text = [title, '', ...codes, ''].join('\n');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(say('twoStep.copied'));
    } catch {
      toast.error(say('twoStep.copyFailed'));
    }
  };

  return (
    <DialogBox title={t('twoStep.keepCodes')} onClose={() => setIsAsked(true)}>
      <p>{t('twoStep.keepCodesText')}</p>
      <div className={styles['sheet']}>
        <p className={styles['title']}>{title}</p>
        <ol className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('twoStep.copy')}
        </Button>
        <Button variant="secondary" onClick={() => downloadText('recovery-codes.txt', text, 'text/plain')}>
          {t('twoStep.download')}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('twoStep.print')}
        </Button>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('twoStep.kept')}</Button>
      </DialogActions>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('twoStep.keptQuestion')}
        confirmLabel={t('twoStep.kept')}
        cancelLabel={t('twoStep.showCodes')}
        onConfirm={onClose}
      >
        {t('twoStep.keptText')}
      </ConfirmDialog>
    </DialogBox>
  );
}
