import { Link } from 'react-router-dom';
import { useOrderTexts } from '../../domain/orders/texts/texts';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { BillBookKind } from '../../gql/graphql';
import { formatCount, formatDateTime, formatRupees } from '../../shared/lib/format';
import { Card } from '../../shared/ui/card';
import { useTexts } from '../texts/texts';
import styles from './bill-book.module.css';
import { DocumentPdf } from './document-pdf';

const BillBookEntryFragment = graphql(`
  fragment BillBookEntry on BillBookEntry {
    id
    sequence
    kind
    number
    orderId
    orderName
    amount
    issuedAt
  }
`);

type Masked = FragmentType<typeof BillBookEntryFragment>;

/** Its amount is shown as less than 0. */
export const takesFromSales = (kind: BillBookKind): boolean =>
  kind === 'CREDIT_NOTE' || kind === 'CANCELLATION' || kind === 'REFUND_VOUCHER';

function useEntry(masked: Masked) {
  const t = useTexts();
  const { sequence, kind, number, orderId, orderName, amount, issuedAt } = readFragment(
    BillBookEntryFragment,
    masked,
  );
  const kindText = t(`billBookKind.${kind}`);
  const orderText = t('orders.label', { name: orderName ?? '' });
  return {
    place: formatCount(sequence),
    kind: kindText,
    number,
    order: orderId && (
      <Link className={styles['link']} to={`/admin/orders?search=${orderId}`}>
        {orderText}
      </Link>
    ),
    // Heads of days and restores are no documents of orders.
    pdf: orderId && <DocumentPdf sequence={sequence} name={number ?? `${kindText}, ${orderText}`} />,
    amount: amount === null ? null : formatRupees(takesFromSales(kind) ? -amount : amount),
    time: <time dateTime={issuedAt}>{formatDateTime(issuedAt)}</time>,
  };
}

interface EntriesProps {
  readonly of: readonly (Masked & { readonly id: string })[];
}

/** The entries where columns have room. */
export function EntryTable({ of: entries }: EntriesProps) {
  const t = useTexts();
  const tOrder = useOrderTexts();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('billBook.entry')}</th>
          <th scope="col">{t('billBook.what')}</th>
          <th scope="col">{t('billBook.number')}</th>
          <th scope="col">{t('billBook.order')}</th>
          <th scope="col">{t('billBook.time')}</th>
          <th scope="col" className={styles['amount']}>
            {t('billBook.amount')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{tOrder('bill.savePdf')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

interface EntryProps {
  readonly entry: Masked;
}

function EntryRow({ entry }: EntryProps) {
  const { place, kind, number, order, amount, time, pdf } = useEntry(entry);
  return (
    <tr>
      <td className="tabular muted">{place}</td>
      <th scope="row">{kind}</th>
      <td className="tabular">{number}</td>
      <td>{order}</td>
      <td>{time}</td>
      <td className={`tabular ${styles['amount']}`}>{amount}</td>
      <td>{pdf}</td>
    </tr>
  );
}

/** An entry on a phone. */
export function EntryCard({ entry }: EntryProps) {
  const t = useTexts();
  const { place, kind, number, order, amount, time, pdf } = useEntry(entry);
  return (
    <Card className={styles['card']}>
      <article className="stack gap-1" aria-label={`${kind} ${number ?? ''}`.trim()}>
        <header className="row wrap between gap-x-3">
          <h3 className="text-lg">{kind}</h3>
          {amount && <span className="tabular semibold">{amount}</span>}
        </header>
        <p className="row wrap between gap-x-3">
          {number && <span className="tabular">{number}</span>}
          {order}
        </p>
        <div className="row wrap between gap-3">
          <p className="muted small">
            {t('billBook.place', { place })} · {time}
          </p>
          {pdf}
        </div>
      </article>
    </Card>
  );
}
