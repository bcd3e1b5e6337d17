import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { refusalHere } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { CheckField } from '../../shared/ui/check-field';
import { DialogForm } from '../../shared/ui/dialog-form';
import { SelectField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { RadioCards } from '../../shared/ui/radio-cards';
import { say, useTexts } from '../texts/texts';
import type { Printer } from './printing';
import { choosePrinter, useStation, type Station } from './station-store';
import { chooseUsbPrinter } from './usb-printer';
import { OpenAgainLink } from './open-again';
import { useUsbState } from './use-usb-state';

interface PrintHereDialogProps {
  /** Those that browsers print for, at least one. */
  readonly printers: readonly Printer[];
  readonly onClose: () => void;
}

/** Chooses how this browser prints the jobs of a printer. */
export function PrintHereDialog({ printers, onClose }: PrintHereDialogProps) {
  const t = useTexts();
  const station = useStation();
  const usb = useUsbState();
  const isHere = printers.some(({ id }) => id === station?.printerId);
  const [printerId, setPrinterId] = useState((isHere && station?.printerId) || printers[0]?.id || '');
  const [chosen, setBy] = useState<Station['by'] | undefined>(isHere ? station?.by : undefined);
  const [isSilent, setIsSilent] = useState(isHere && station?.isSilent === true);
  const hasUsb = usb === 'READY' || usb === 'UNPLUGGED';
  const by = chosen ?? (hasUsb ? 'USB' : 'DIALOG');
  const submit = async () => {
    if (by === 'USB') {
      if (!hasUsb) throw refusalHere('by', t('printHere.usbMissing'));
      if (!(await chooseUsbPrinter())) return false;
    }
    choosePrinter({ printerId, by, isSilent: by === 'DIALOG' && isSilent });
    toast.success(say('printHere.begun'));
    return true;
  };
  return (
    <DialogForm
      title={t('printHere.title')}
      submitLabel={t('printHere.here')}
      failure={t('printHere.failed')}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{t('printHere.text')}</p>
          {printers.length > 1 && (
            <SelectField
              label={t('printHere.printer')}
              value={printerId}
              onChange={({ target }) => setPrinterId(target.value)}
            >
              {printers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <RadioCards
            legend={t('printHere.how')}
            name="by"
            stacked
            options={(['USB', 'DIALOG'] as const).map((value) => ({
              value,
              isDisabled: value === 'USB' && !hasUsb,
              label: (
                <span>
                  <span className="block semibold">{t(`printBy.${value}`)}</span>
                  <span className="block muted small">{t(`printByHint.${value}`)}</span>
                </span>
              ),
            }))}
            value={by}
            error={errors['by']}
            onChange={setBy}
          />
          {usb === 'MISSING' && <Notice tone="info">{t('printHere.usbMissing')}</Notice>}
          {usb === 'BLOCKED' && (
            <Notice tone="warning" action={<OpenAgainLink />}>
              {t('printHere.usbBlocked')}
            </Notice>
          )}
          {by === 'DIALOG' && (
            <div className="stack">
              <CheckField label={t('printHere.silent')} checked={isSilent} onChange={setIsSilent} />
              <p className="muted small">{t('printHere.silentHint')}</p>
            </div>
          )}
          {isHere && (
            <Button
              variant="ghost"
              className="self-start"
              onClick={() => {
                choosePrinter(undefined);
                toast.success(say('printHere.ended'));
                onClose();
              }}
            >
              {t('printHere.end')}
            </Button>
          )}
        </>
      )}
    </DialogForm>
  );
}
