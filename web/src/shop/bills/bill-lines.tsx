import { graphql, readFragment, type FragmentType } from '../../gql';
import type { BillLinesFragment } from '../../gql/graphql';
import { formatAmount } from './amount';
import styles from './bill.module.css';

const LinesFragment = graphql(`
  fragment BillLines on BillDocument {
    headings {
      item
      hsn
      quantity
      unitPrice
      rate
      taxable
      amount
    }
    lines {
      name
      choices
      hsn
      rate
      quantity
      unitPrice
      taxable
      amount
    }
  }
`);

type Line = BillLinesFragment['lines'][number];

interface BillProps<Fragment> {
  readonly bill: Fragment;
}

const amountOr = (amount: number | null | undefined) => (amount == null ? '' : formatAmount(amount));

/** What the columns say for which a narrow paper has no room. */
function belowOf({ quantity, unitPrice, hsn, rate }: Line): string {
  return [
    ...(quantity == null ? [] : [`${quantity} × ${amountOr(unitPrice)}`]),
    ...(hsn == null ? [] : [`${hsn}, ${rate ?? ''}`]),
  ].join(' · ');
}

/** The lines in columns; a narrow paper has those of names and amounts, and the rest below the name. */
export function BillLines({ bill }: BillProps<FragmentType<typeof LinesFragment>>) {
  const { headings, lines } = readFragment(LinesFragment, bill);
  const hasTaxes = lines.some(({ hsn }) => hsn != null);
  const hasPrices = lines.some(({ unitPrice }) => unitPrice != null);
  const columns = [
    { heading: headings.hsn, isShown: hasTaxes, cell: ({ hsn }: Line) => hsn },
    { heading: headings.quantity, isShown: hasPrices, cell: ({ quantity }: Line) => quantity },
    { heading: headings.unitPrice, isShown: hasPrices, cell: ({ unitPrice }: Line) => amountOr(unitPrice) },
    { heading: headings.rate, isShown: hasTaxes, cell: ({ rate }: Line) => rate },
    { heading: headings.taxable, isShown: hasTaxes, cell: ({ taxable }: Line) => amountOr(taxable) },
  ].filter(({ isShown }) => isShown);
  return (
    <table className={styles['lines']}>
      <thead>
        <tr>
          <th scope="col">{headings.item}</th>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col" className={styles['column']}>
              {heading}
            </th>
          ))}
          <th scope="col">{headings.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <th scope="row">
              {line.name}
              {line.choices.map((choice) => (
                <span key={choice}>+ {choice}</span>
              ))}
              <span className={styles['below']}>{belowOf(line)}</span>
            </th>
            {columns.map(({ heading, cell }) => (
              <td key={heading} className={styles['column']}>
                {cell(line)}
              </td>
            ))}
            <td>{formatAmount(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TaxesFragment = graphql(`
  fragment BillTaxes on BillDocument {
    headings {
      hsn
      taxable
      cgst
      sgst
    }
    taxes {
      hsn
      halfRate
      taxable
      cgst
      sgst
    }
  }
`);

/** The taxes by HSN code and rate. On a narrow paper, each cell is a line with its heading. */
export function BillTaxes({ bill }: BillProps<FragmentType<typeof TaxesFragment>>) {
  const { headings, taxes } = readFragment(TaxesFragment, bill);
  if (taxes.length === 0) return null;
  return (
    <table className={styles['taxes']}>
      <thead>
        <tr>
          {[headings.hsn, headings.taxable, headings.cgst, headings.sgst].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ hsn, halfRate, taxable, cgst, sgst }) => (
          <tr key={`${hsn} ${halfRate}`}>
            <th scope="row" data-heading={headings.hsn}>
              {hsn}
            </th>
            <td data-heading={headings.taxable}>{formatAmount(taxable)}</td>
            <td data-heading={headings.cgst}>
              <Share rate={halfRate} amount={cgst} />
            </td>
            <td data-heading={headings.sgst}>
              <Share rate={halfRate} amount={sgst} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Share({ rate, amount }: { readonly rate: string; readonly amount: number }) {
  return (
    <span>
      <span className={styles['rate']}>{rate}</span> {formatAmount(amount)}
    </span>
  );
}
