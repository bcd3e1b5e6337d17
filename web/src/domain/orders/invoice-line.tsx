import { Link } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { can, useSession } from '../session/session';
import { useOrderTexts } from './texts/texts';

const InvoiceLineFragment = graphql(`
  fragment InvoiceLine on Invoice {
    number
    isCancelled
  }
`);

/** Null before the hand-over, and for a bill without GST. */
type MaybeInvoice = FragmentType<typeof InvoiceLineFragment> | null | undefined;

/** Whether an order has a bill that was not cancelled. */
export const isLive = (invoice: MaybeInvoice): boolean =>
  readFragment(InvoiceLineFragment, invoice)?.isCancelled === false;

interface InvoiceLineProps {
  readonly invoice: MaybeInvoice;
  /** Leads to the bill of this order, which has one without a number, too. */
  readonly orderId?: string;
}

/** The number of an order's bill. */
export function InvoiceLine({ invoice, orderId }: InvoiceLineProps) {
  const t = useOrderTexts();
  // A tablet opens no bills.
  const mayOpen = can(useSession().user, 'ORDER');
  const bill = readFragment(InvoiceLineFragment, invoice);
  const text = bill && t(bill.isCancelled ? 'bill.cancelled' : 'bill.number', { number: bill.number });
  if (orderId !== undefined && mayOpen)
    return (
      <Link className="row small tabular touch" to={`/orders/${orderId}/bill`}>
        {text ?? t('bill.title')}
      </Link>
    );
  return text && <p className="muted small tabular">{text}</p>;
}
