import type { TypedOf } from '../../shared/form/fields';
import { useTexts } from '../texts/texts';
import type { PrinterTable } from './printer-fields';
import { usePrinting } from './printing';

/** Another person's value of a field, in words. */
export function useShownValue() {
  const t = useTexts();
  const { printers = [] } = usePrinting();
  return (name: keyof PrinterTable, theirs: TypedOf<PrinterTable>): string => {
    switch (name) {
      case 'way':
        return t(`printerWay.${theirs.way}`);
      case 'paper':
        return t(`printerPaper.${theirs.paper}`);
      case 'graphics':
        return t(`printerGraphics.${theirs.graphics}`);
      case 'bills':
        return t(`printerBills.${theirs.bills}`);
      case 'documents':
        return theirs.documents.map((each) => t(`printDocument.${each}`)).join(', ');
      case 'stations':
        return theirs.stations.join(', ');
      case 'cuts':
      case 'beeps':
      case 'isPaused':
        return t(theirs[name] ? 'printers.yes' : 'printers.no');
      case 'fallbackId':
        return printers.find(({ id }) => id === theirs.fallbackId)?.name ?? t('printers.noFallback');
      default:
        return theirs[name];
    }
  };
}
