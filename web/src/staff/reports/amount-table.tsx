import { formatRupees } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import styles from './bill-month.module.css';

export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => string;
  /** Begins at the left. Amounts and counts end at the right. */
  readonly isText?: boolean;
}

interface AmountTableProps<Row> {
  readonly label: string;
  /** The first one names the rows. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
}

/** Scrolls sideways where it has no room. */
export function AmountTable<Row>({ label, columns, rows }: AmountTableProps<Row>) {
  const [name, ...others] = columns;
  const alignOf = ({ isText }: Column<Row>) => (isText ? undefined : styles['amount']);
  return (
    // What scrolls can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroller']} tabIndex={0} aria-label={label}>
      <table className={`tabular ${styles['table']}`}>
        <thead>
          <tr>
            <th scope="col">{name.heading}</th>
            {others.map((column) => (
              <th key={column.heading} scope="col" className={alignOf(column)}>
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={columns.map(({ cell }) => cell(row)).join(' ')}>
              <th scope="row">{name.cell(row)}</th>
              {others.map((column) => (
                <td key={column.heading} className={alignOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Taxes {
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
}

/** In rupees. The taxes have the same names in each language. */
export function useTaxColumns() {
  const t = useTexts();
  return <Row,>(taxesOf: (row: Row) => Taxes): Column<Row>[] => [
    { heading: t('billMonth.taxable'), cell: (row) => formatRupees(taxesOf(row).taxable) },
    { heading: 'CGST', cell: (row) => formatRupees(taxesOf(row).cgst) },
    { heading: 'SGST', cell: (row) => formatRupees(taxesOf(row).sgst) },
  ];
}

/** `5%`. */
export const formatRate = (percent: number): string => `${percent}%`;
