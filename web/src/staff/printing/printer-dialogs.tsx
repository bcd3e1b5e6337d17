import { toast } from 'react-toastify/unstyled';
import { readFragment } from '../../gql';
import { DialogForm } from '../../shared/ui/dialog-form';
import { say, useTexts } from '../texts/texts';
import { PrinterFragment, type Printer } from './printing';
import { usePrinterChanges } from './use-printer-changes';
import type { ShownToken } from './use-printer-form';

interface PrinterDialogProps {
  readonly printer: Printer;
  readonly onClose: () => void;
}

export function RemovePrinterDialog({ printer: { id, name }, onClose }: PrinterDialogProps) {
  const t = useTexts();
  const { remove } = usePrinterChanges();
  return (
    <DialogForm
      role="alertdialog"
      title={t('printers.removeTitle', { name })}
      submitLabel={t('cart.remove')}
      failure={t('printers.removeFailed')}
      onSubmit={async () => {
        await remove({ variables: { id } });
        toast.success(say('printers.removed', { name }));
      }}
      onClose={onClose}
    >
      <p>{t('printers.removeText')}</p>
    </DialogForm>
  );
}

interface NewTokenDialogProps extends PrinterDialogProps {
  readonly onToken: (shown: ShownToken) => void;
}

export function NewTokenDialog({ printer: { id, name }, onToken, onClose }: NewTokenDialogProps) {
  const t = useTexts();
  const { renewToken } = usePrinterChanges();
  return (
    <DialogForm
      role="alertdialog"
      title={t('printers.renewTitle', { name })}
      submitLabel={t('printers.newToken')}
      failure={t('printers.renewFailed')}
      onSubmit={async () => {
        const { data } = await renewToken({ variables: { id } });
        const renewed = data?.renewPrinterToken;
        const printer = readFragment(PrinterFragment, renewed?.printer);
        if (printer && renewed?.token) onToken({ printer, token: renewed.token });
      }}
      onClose={onClose}
    >
      <p>{t('printers.renewText')}</p>
    </DialogForm>
  );
}
