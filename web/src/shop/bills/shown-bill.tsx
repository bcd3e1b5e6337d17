import { useState } from 'react';
import type { FragmentType } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { RadioCards } from '../../shared/ui/radio-cards';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useOrderTexts } from '../../domain/orders/texts/texts';
import { useSaveFile } from '../../domain/session/use-save-file';
import { BillSheet, type BillSheetFragment } from './bill-sheet';
import styles from './bill.module.css';
import { billPapers, usePageSize, type BillPaper } from './use-page-size';

interface ShownBillProps {
  readonly orderId: string;
  readonly bill: FragmentType<typeof BillSheetFragment>;
}

function Roll({ width }: { readonly width: string }) {
  const t = useOrderTexts();
  return <span className={styles['roll']}>{t('bill.millimetres', { width })}</span>;
}

/** The bill on the paper of one's choice, with what can be done with it. */
export function ShownBill({ orderId, bill }: ShownBillProps) {
  const t = useOrderTexts();
  const [paper, setPaper] = useState<BillPaper>('A4');
  const sheet = usePageSize<HTMLElement>(paper);
  const { save, isSaving, error } = useSaveFile();
  const savePdf = () => save(`/api/orders/${orderId}/bill.pdf?paper=${paper}`);
  return (
    <div className="stack gap-4">
      <div className="row wrap between gap-3">
        <div className={styles['papers']}>
          <RadioCards
            legend={t('bill.paper')}
            name="paper"
            options={billPapers.map((value) => ({
              value,
              label: value === 'A4' ? value : <Roll width={value} />,
            }))}
            value={paper}
            onChange={setPaper}
          />
        </div>
        <div className={`flex gap-2 ${styles['actions']}`}>
          <Button onClick={() => window.print()}>{t('bill.print')}</Button>
          <Button variant="secondary" loading={isSaving} onClick={() => void savePdf()}>
            {t('bill.savePdf')}
          </Button>
        </div>
      </div>
      {error !== undefined && (
        <RetryNotice onRetry={savePdf}>{errorMessage(error, t('bill.pdfFailed'))}</RetryNotice>
      )}
      <BillSheet bill={bill} paper={paper} ref={sheet} />
    </div>
  );
}
