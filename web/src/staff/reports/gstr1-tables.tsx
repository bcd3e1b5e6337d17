import type { ReactNode } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { Gstr1TablesFragment } from '../../gql/graphql';
import { formatCount } from '../../shared/lib/format';
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

interface Gstr1TablesProps {
  readonly month: string;
  /** Undefined: the tables could not be added up, but have their files. */
  readonly tables: FragmentType<typeof TablesFragment> | undefined;
}

/** The tables of GSTR-1, in its order. */
export function Gstr1Tables({ month, tables }: Gstr1TablesProps) {
  const t = useTexts();
  const { b2b, b2bNotes, b2c = [], hsn = [], documents = [] } = readFragment(TablesFragment, tables) ?? {};
  return (
    <>
      <Table month={month} file="b2b" title={t('billMonth.b2b')}>
        {b2b && b2b.count > 0 && (
          <BillSums label={t('billMonth.b2b')} sums={[{ kind: 'INVOICE', sum: b2b }]} />
        )}
      </Table>
      <Table month={month} file="b2c" title={t('billMonth.b2c')}>
        {b2c.length > 0 && <Consumers rows={b2c} />}
      </Table>
      <Table month={month} file="credit-notes" title={t('billMonth.b2bNotes')}>
        {b2bNotes && b2bNotes.count > 0 && (
          <BillSums label={t('billMonth.b2bNotes')} sums={[{ kind: 'CREDIT_NOTE', sum: b2bNotes }]} />
        )}
      </Table>
      <Table month={month} file="hsn" title={t('billMonth.hsn')}>
        {hsn.length > 0 && <HsnCodes rows={hsn} />}
      </Table>
      <Table month={month} file="documents" title={t('billMonth.documents')}>
        {documents.length > 0 && <Documents rows={documents} />}
      </Table>
    </>
  );
}

interface TableProps {
  readonly month: string;
  readonly file: MonthFileName;
  readonly title: string;
  readonly children: ReactNode;
}

function Table({ month, file, title, children }: TableProps) {
  return (
    <div className="stack gap-1">
      <div className="row between gap-3">
        <h3 className="semibold">{title}</h3>
        <MonthFile month={month} file={file} name={title} />
      </div>
      {children}
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

function HsnCodes({ rows }: RowsProps<'hsn'>) {
  const t = useTexts();
  const taxColumns = useTaxColumns();
  return (
    <AmountTable
      label={t('billMonth.hsn')}
      rows={rows}
      columns={[
        { heading: t('billMonth.code'), cell: ({ hsn }) => hsn },
        {
          heading: t('billMonth.buyer'),
          cell: ({ isRegistered }) => t(isRegistered ? 'billMonth.registered' : 'billMonth.consumer'),
          isText: true,
        },
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
