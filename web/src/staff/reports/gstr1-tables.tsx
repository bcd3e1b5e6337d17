import type { ReactNode } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { Gstr1TablesFragment } from '../../gql/graphql';
import { formatCount, formatRupees } from '../../shared/lib/format';
import { isGstState } from '../texts/gst-states';
import { useTexts } from '../texts/texts';
import { AmountTable, formatRate, useTaxColumns } from './amount-table';
import { BillSums } from './bill-sums';
import { MonthFile, type MonthFileName } from './month-file';

const TablesFragment = graphql(`
  fragment Gstr1Tables on BillMonth {
    b2b {
      count
      ...BillSum
    }
    b2bNotes {
      count
      ...BillSum
    }
    b2c {
      placeOfSupply
      rate
      taxable
      cgst
      sgst
    }
    hsn {
      isRegistered
      hsn
      description
      uqc
      quantity
      rate
      taxable
      cgst
      sgst
    }
    nil {
      isRegistered
      taxable
    }
    documents {
      kind
      from
      to
      total
      cancelled
      net
    }
  }
`);

type Masked = FragmentType<typeof TablesFragment>;

/** Whether a month has documents for GSTR-1, which has no bills of supply. */
export const isForGstr1 = (tables: Masked): boolean =>
  readFragment(TablesFragment, tables).documents.length > 0;

interface Gstr1TablesProps {
  readonly month: string;
  /** Undefined: the tables could not be added up, but have their files. */
  readonly tables: Masked | undefined;
}

/** The tables of GSTR-1, in its order. */
export function Gstr1Tables({ month, tables }: Gstr1TablesProps) {
  const t = useTexts();
  const { b2b, b2bNotes, b2c, nil, hsn, documents } = readFragment(TablesFragment, tables) ?? {};
  const hsnOf = (isRegistered: boolean) => hsn?.filter((row) => row.isRegistered === isRegistered);
  return (
    <>
      <Table month={month} file="b2b" title={t('billMonth.b2b')} rows={b2b?.count}>
        {b2b && <BillSums label={t('billMonth.b2b')} sums={[{ kind: 'INVOICE', sum: b2b }]} />}
      </Table>
      <Table month={month} file="b2c" title={t('billMonth.b2c')} rows={b2c?.length}>
        {b2c && <Consumers rows={b2c} />}
      </Table>
      <Table month={month} file="nil-rated" title={t('billMonth.nil')} rows={nil?.length}>
        {nil && <NilRated rows={nil} />}
      </Table>
      <Table month={month} file="credit-notes" title={t('billMonth.b2bNotes')} rows={b2bNotes?.count}>
        {b2bNotes && (
          <BillSums label={t('billMonth.b2bNotes')} sums={[{ kind: 'CREDIT_NOTE', sum: b2bNotes }]} />
        )}
      </Table>
      {([true, false] as const).map((isRegistered) => {
        const rows = hsnOf(isRegistered);
        const title = t(isRegistered ? 'billMonth.hsnB2b' : 'billMonth.hsnB2c');
        const file = isRegistered ? 'hsn-b2b' : 'hsn-b2c';
        return (
          <Table key={file} month={month} file={file} title={title} rows={rows?.length}>
            {rows && <HsnCodes label={title} rows={rows} />}
          </Table>
        );
      })}
      <Table month={month} file="documents" title={t('billMonth.documents')} rows={documents?.length}>
        {documents && <Documents rows={documents} />}
      </Table>
    </>
  );
}

interface TableProps {
  readonly month: string;
  readonly file: MonthFileName;
  readonly title: string;
  /** Undefined while unknown. */
  readonly rows: number | undefined;
  readonly children: ReactNode;
}

function Table({ month, file, title, rows, children }: TableProps) {
  const t = useTexts();
  return (
    <div className="stack gap-1">
      <div className="row between gap-3">
        <h3 className="semibold">{title}</h3>
        <MonthFile month={month} file={file} name={title} />
      </div>
      {rows === 0 ? <p className="muted small">{t('billMonth.empty')}</p> : children}
    </div>
  );
}

interface RowsProps<Name extends keyof Gstr1TablesFragment> {
  readonly rows: Extract<Gstr1TablesFragment[Name], readonly unknown[]>;
}

function Consumers({ rows }: RowsProps<'b2c'>) {
  const t = useTexts();
  const taxColumns = useTaxColumns();
  const placeOf = (code: string) => (isGstState(code) ? `${code} ${t(`gstState.${code}`)}` : code);
  return (
    <AmountTable
      label={t('billMonth.b2c')}
      rows={rows}
      columns={[
        { heading: t('billMonth.place'), cell: ({ placeOfSupply }) => placeOf(placeOfSupply ?? '') },
        { heading: t('billMonth.rate'), cell: ({ rate }) => formatRate(rate) },
        ...taxColumns<(typeof rows)[number]>((row) => row),
      ]}
    />
  );
}

function NilRated({ rows }: RowsProps<'nil'>) {
  const t = useTexts();
  return (
    <AmountTable
      label={t('billMonth.nil')}
      rows={rows}
      columns={[
        {
          heading: t('billMonth.buyer'),
          cell: ({ isRegistered }) => t(isRegistered ? 'billMonth.registered' : 'billMonth.consumer'),
        },
        { heading: t('billMonth.value'), cell: ({ taxable }) => formatRupees(taxable) },
      ]}
    />
  );
}

function HsnCodes({ label, rows }: RowsProps<'hsn'> & { readonly label: string }) {
  const t = useTexts();
  const taxColumns = useTaxColumns();
  return (
    <AmountTable
      label={label}
      rows={rows}
      columns={[
        { heading: t('billMonth.code'), cell: ({ hsn }) => hsn },
        { heading: t('billMonth.description'), cell: ({ description }) => description, isText: true },
        {
          heading: t('billMonth.pieces'),
          cell: ({ uqc, quantity }) => (uqc === 'NA' ? '' : formatCount(quantity)),
        },
        { heading: t('billMonth.rate'), cell: ({ rate }) => formatRate(rate) },
        ...taxColumns<(typeof rows)[number]>((row) => row),
      ]}
    />
  );
}

function Documents({ rows }: RowsProps<'documents'>) {
  const t = useTexts();
  return (
    <AmountTable
      label={t('billMonth.documents')}
      rows={rows}
      columns={[
        { heading: t('billBook.what'), cell: ({ kind }) => t(`billBookKind.${kind}`) },
        { heading: t('billMonth.from'), cell: ({ from }) => from, isText: true },
        { heading: t('billMonth.to'), cell: ({ to }) => to, isText: true },
        { heading: t('billMonth.count'), cell: ({ total }) => formatCount(total) },
        { heading: t('billMonth.cancelled'), cell: ({ cancelled }) => formatCount(cancelled) },
        { heading: t('billMonth.net'), cell: ({ net }) => formatCount(net) },
      ]}
    />
  );
}
