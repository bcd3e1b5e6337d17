import { useState } from 'react';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { useSession } from '../../domain/session/session';
import { copyText } from '../../shared/lib/copy-text';
import { downloadText } from '../../shared/lib/download-file';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import styles from './recovery-codes.module.css';
import { useTwoStepTexts } from './texts/texts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes, which the server never shows again. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useTwoStepTexts();
  const [isAsked, setIsAsked] = useState(false);
  const { user } = useSession();
  const { name: shop } = useRestaurant();
  const title = t('twoStep.fileTitle', { email: user?.email ?? '', shop });
  const text = [title, '', ...codes, ''].join('\n');

  const copy = () => copyText(text, { copied: t('twoStep.copied'), failed: t('twoStep.copyFailed') });

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
