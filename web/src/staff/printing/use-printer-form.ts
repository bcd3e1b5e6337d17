import { toast } from 'react-toastify/unstyled';
import { useRecordForm, type RecordForm } from '../form/use-record-form';
import { readFragment } from '../../gql';
import { say, useTexts } from '../texts/texts';
import { printerDrafts, printerInput, type PrinterTable } from './printer-fields';
import { PrinterFragment, usePrinting, type Printer } from './printing';
import { usePrinterChanges } from './use-printer-changes';

export type PrinterFormState = RecordForm<PrinterTable>;

/** A token of a printer's program, as long as it is shown. */
export interface ShownToken {
  readonly printer: Printer;
  readonly token: string;
}

interface Options {
  readonly onSaved: () => void;
  readonly onToken: (shown: ShownToken) => void;
}

const blank = printerDrafts.starting();

/** The form that adds and changes printers. */
export function usePrinterForm({ onSaved, onToken }: Options): PrinterFormState {
  const t = useTexts();
  const { printers, refresh } = usePrinting();
  const { create, update } = usePrinterChanges();
  return useRecordForm(
    {
      drafts: printerDrafts,
      start: blank,
      records: printers,
      refresh,
      save: async ({ edited, input: typed }) => {
        const input = printerInput(typed);
        const { id = '', version = 0 } = edited ?? {};
        const { data } = edited
          ? await update({ variables: { id, input, expectedVersion: version } })
          : await create({ variables: { input } });
        const saved = data && ('createPrinter' in data ? data.createPrinter : data.updatePrinter);
        const printer = readFragment(PrinterFragment, saved?.printer);
        if (printer && saved?.token) onToken({ printer, token: saved.token });
        return printer;
      },
      onSaved: () => {
        toast.success(say('printers.saved'));
        onSaved();
      },
    },
    (name) => t(`printerField.${name}`),
  );
}
