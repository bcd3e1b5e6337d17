import { toast } from 'react-toastify/unstyled';
import { useOrderTexts } from '../../domain/orders/texts/texts';
import { useSaveFile } from '../../domain/session/use-save-file';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';

interface DocumentPdfProps {
  /** The place of the document in the book. */
  readonly sequence: number;
  /** What people call the document. */
  readonly name: string;
}

/** Saves a document of the bill book as a PDF. */
export function DocumentPdf({ sequence, name }: DocumentPdfProps) {
  const t = useOrderTexts();
  const { save, isSaving } = useSaveFile();
  const savePdf = async () => {
    const failure = await save(`/api/admin/bill-book/${sequence}.pdf`);
    if (failure !== undefined) toast.error(errorMessage(failure, t('bill.pdfFailed')));
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t('bill.pdfOf', { document: name })}
      loading={isSaving}
      onClick={() => void savePdf()}
    >
      {t('bill.savePdf')}
    </Button>
  );
}
