import { errorMessage, isRefused } from '../../shared/lib/errors';
import { formatDateTime, formatRupees } from '../../shared/lib/format';
import { Card } from '../../shared/ui/card';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Notice } from '../../shared/ui/notice';
import { RetryNotice } from '../../shared/ui/retry-notice';
import type { BillMonthQuery } from '../../gql/graphql';
import { useTexts } from '../texts/texts';
import { AmountTable, formatRate, useTaxColumns } from './amount-table';
import styles from './bill-book.module.css';
import { BillSums } from './bill-sums';
import { Gstr1Tables, isForGstr1 } from './gstr1-tables';
import { MonthFile } from './month-file';
import { formatMonth } from './months';
import { useBillMonth } from './use-bill-month';

interface BillMonthProps {
  readonly month: string;
}

/** What the accountant needs of a month. The files can be saved if the sums cannot be shown, too. */
export function BillMonth({ month }: BillMonthProps) {
  const t = useTexts();
  const { sums, error, refetch } = useBillMonth(month);
  return (
    <Card className="mb-4">
      <section className="stack gap-4" aria-labelledby="bill-month">
        <div className="row between gap-3">
          <h2 id="bill-month" className="text-xl">
            {t('billMonth.title', { month: formatMonth(month) })}
          </h2>
          <MonthFile month={month} file="invoices" name={t('billMonth.all')} />
        </div>
        {sums ? (
          <Sums sums={sums} />
        ) : !error ? (
          <ListSkeleton label={t('billMonth.loading')} />
        ) : isRefused(error) ? (
          <Notice tone="info">{errorMessage(error, t('billMonth.loadFailed'))}</Notice>
        ) : (
          <RetryNotice onRetry={refetch}>{errorMessage(error, t('billMonth.loadFailed'))}</RetryNotice>
        )}
        {(!sums || isForGstr1(sums)) && (
          <details open={error !== undefined}>
            <summary className={styles['summary']}>{t('billMonth.gstr1')}</summary>
            <div className="stack gap-4">
              <p className="muted small">{t('billMonth.gstr1Text')}</p>
              <Gstr1Tables month={month} tables={sums} />
            </div>
          </details>
        )}
      </section>
    </Card>
  );
}

interface SumsProps {
  readonly sums: BillMonthQuery['billMonth'];
}

function Sums({ sums: { asOf, invoices, creditNotes, cancellations, vouchers, rates } }: SumsProps) {
  const t = useTexts();
  const taxColumns = useTaxColumns();
  return (
    <>
      <p className="muted small">
        <time dateTime={asOf}>{t('billMonth.asOf', { time: formatDateTime(asOf) })}</time>
      </p>
      <BillSums
        label={t('billMonth.kinds')}
        sums={[
          { kind: 'INVOICE', sum: invoices },
          { kind: 'CREDIT_NOTE', sum: creditNotes },
          { kind: 'CANCELLATION', sum: cancellations },
        ]}
      />
      {vouchers.count > 0 && (
        <p className="small">
          {t('billMonth.vouchers', { count: vouchers.count, amount: formatRupees(vouchers.total) })}
        </p>
      )}
      {rates.length > 0 && (
        <div className="stack gap-1">
          <h3 className="semibold">{t('billMonth.rates')}</h3>
          <p className="muted small">{t('billMonth.ratesText')}</p>
          <AmountTable
            label={t('billMonth.rates')}
            rows={rates}
            columns={[
              { heading: t('billMonth.rate'), cell: ({ rate }) => formatRate(rate) },
              ...taxColumns<(typeof rates)[number]>((row) => row),
            ]}
          />
        </div>
      )}
    </>
  );
}
