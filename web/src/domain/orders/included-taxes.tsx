import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatRupees } from '../../shared/lib/format';
import { useOrderTexts } from './texts/texts';

const IncludedTaxesFragment = graphql(`
  fragment IncludedTaxes on BillTaxes {
    pricesInclude
    included
  }
`);

interface IncludedTaxesProps {
  /** Null for a bill without GST. */
  readonly taxes: FragmentType<typeof IncludedTaxesFragment> | null | undefined;
  readonly className?: string | undefined;
}

/** The CGST and SGST in the prices of a bill, below its total; those on top of them are charges. */
export function IncludedTaxes({ taxes, className = '' }: IncludedTaxesProps) {
  const t = useOrderTexts();
  const bill = readFragment(IncludedTaxesFragment, taxes);
  if (!bill || bill.included === 0) return null;
  return (
    <p className={`muted small tabular ${className}`}>
      {t(bill.pricesInclude ? 'bill.includes' : 'bill.packagedInclude', {
        half: formatRupees(bill.included),
      })}
    </p>
  );
}
