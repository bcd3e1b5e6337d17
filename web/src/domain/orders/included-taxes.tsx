import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatRupees } from '../../shared/lib/format';
import { useOrderTexts } from './texts/texts';

const IncludedTaxesFragment = graphql(`
  fragment IncludedTaxes on BillTaxes {
    pricesInclude
    rows {
      cgst
      sgst
    }
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
  const { pricesInclude = false, rows = [] } = readFragment(IncludedTaxesFragment, taxes) ?? {};
  const [cgst, sgst] = (['cgst', 'sgst'] as const).map((tax) =>
    formatRupees(rows.reduce((sum, row) => sum + row[tax], 0)),
  );
  if (!pricesInclude || rows.every((row) => row.cgst === 0) || !cgst || !sgst) return null;
  return <p className={`muted small tabular ${className}`}>{t('bill.includes', { cgst, sgst })}</p>;
}
