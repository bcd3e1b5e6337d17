import { graphql, readFragment, type FragmentType } from '../../gql';
import type { BillBookKind, BillSumFragment } from '../../gql/graphql';
import { formatCount, formatRupees } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import { AmountTable, useTaxColumns } from './amount-table';
import { takesFromSales } from './bill-book-entry';

const SumFragment = graphql(`
  fragment BillSum on BillMonthSum {
    count
    taxable
    cgst
    sgst
    untaxed
    total
  }
`);

type MaskedSum = FragmentType<typeof SumFragment>;

const signed = ({ count, taxable, cgst, sgst, untaxed, total }: BillSumFragment, sign: 1 | -1) => ({
  count,
  taxable: sign * taxable,
  cgst: sign * cgst,
  sgst: sign * sgst,
  untaxed: sign * untaxed,
  total: sign * total,
});

interface BillSumsProps {
  readonly label: string;
  readonly sums: readonly { readonly kind: BillBookKind; readonly sum: MaskedSum }[];
}

/** What documents sum up to, a row for each kind. What takes from the sales is less than 0. */
export function BillSums({ label, sums }: BillSumsProps) {
  const t = useTexts();
  const taxColumns = useTaxColumns();
  const rows = sums.map(({ kind, sum }) => ({
    kind,
    ...signed(readFragment(SumFragment, sum), takesFromSales(kind) ? -1 : 1),
  }));
  return (
    <AmountTable
      label={label}
      rows={rows}
      columns={[
        { heading: t('billBook.what'), cell: ({ kind }) => t(`billBookKind.${kind}`) },
        { heading: t('billMonth.count'), cell: ({ count }) => formatCount(count) },
        ...taxColumns<(typeof rows)[number]>((row) => row),
        { heading: t('billMonth.untaxed'), cell: ({ untaxed }) => formatRupees(untaxed) },
        { heading: t('billMonth.total'), cell: ({ total }) => formatRupees(total) },
      ]}
    />
  );
}
