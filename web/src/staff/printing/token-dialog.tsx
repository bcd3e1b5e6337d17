import { Button } from '../../shared/ui/button';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { CopiedText } from '../connections/copied-text';
import { useTexts } from '../texts/texts';
import type { ShownToken } from './use-printer-form';

interface TokenDialogProps {
  readonly shown: ShownToken;
  readonly onClose: () => void;
}

/** The command that starts the program beside a printer. Its token is shown once. */
export function TokenDialog({ shown: { printer, token }, onClose }: TokenDialogProps) {
  const t = useTexts();
  // The address at which the shop is open is one that works from here.
  const command = `npm run printer -- --shop ${window.location.origin} --token ${token}`;
  return (
    <DialogBox title={t('printers.tokenTitle', { name: printer.name })} onClose={onClose}>
      <p>{t('printers.tokenText')}</p>
      <CopiedText label={t('printers.command')} text={command} />
      <p className="bold">{t('printers.tokenOnce')}</p>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </DialogBox>
  );
}
