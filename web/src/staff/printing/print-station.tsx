import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { OpenAgainLink } from './open-again';
import { useStation } from './station-store';
import { usePrintStation } from './use-print-station';
import { useUsbState } from './use-usb-state';

/** Prints at this browser on every screen of staff, and says if it cannot. */
export function PrintStation() {
  usePrintStation();
  return useStation()?.by === 'USB' ? <UsbNotice /> : null;
}

function UsbNotice() {
  const t = useTexts();
  const usb = useUsbState();
  if (usb !== 'BLOCKED') return null;
  return (
    <Notice tone="warning" action={<OpenAgainLink />}>
      {t('printHere.usbBlocked')}
    </Notice>
  );
}
