import { toast } from 'react-toastify/unstyled';
import { useSaveFile } from '../../domain/session/use-save-file';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import styles from './bill-month.module.css';

/** Milliseconds. A month of 300,000 bills takes the server up to a minute. */
const limitMs = 120_000;

export type MonthFileName =
  'invoices' | 'b2b' | 'b2c' | 'nil-rated' | 'credit-notes' | 'hsn-b2b' | 'hsn-b2c' | 'documents';

interface MonthFileProps {
  readonly month: string;
  readonly file: MonthFileName;
  /** What the file holds. */
  readonly name: string;
}

/** Saves a file of a month as CSV. */
export function MonthFile({ month, file, name }: MonthFileProps) {
  const t = useTexts();
  const { save, isSaving } = useSaveFile(limitMs);
  const saveCsv = async () => {
    const failure = await save(`/api/admin/bill-book/months/${month}/${file}.csv`);
    if (failure !== undefined) toast.error(errorMessage(failure, t('billMonth.csvFailed')));
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className={styles['file']}
      aria-label={t('billMonth.csvOf', { name })}
      loading={isSaving}
      onClick={() => void saveCsv()}
    >
      {t('billMonth.csv')}
    </Button>
  );
}
