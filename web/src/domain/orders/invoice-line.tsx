import { graphql, readFragment, type FragmentType } from '../../gql';
import { useOrderTexts } from './texts/texts';

const InvoiceLineFragment = graphql(`
  fragment InvoiceLine on Invoice {
    number
    isCancelled
  }
`);

interface InvoiceLineProps {
  /** Null before the hand-over, and for a bill without GST. */
  readonly invoice: FragmentType<typeof InvoiceLineFragment> | null | undefined;
}

/** The number of an order's bill. */
export function InvoiceLine({ invoice }: InvoiceLineProps) {
  const t = useOrderTexts();
  const bill = readFragment(InvoiceLineFragment, invoice);
  return (
    bill && (
      <p className="muted small tabular">
        {t(bill.isCancelled ? 'bill.cancelled' : 'bill.number', { number: bill.number })}
      </p>
    )
  );
}
