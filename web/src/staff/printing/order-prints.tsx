import { useEffect, useEffectEvent } from 'react';
import { graphql } from '../../gql';
import type { PrintJobsOfOrderQuery as JobsOfOrder, PrintDocument } from '../../gql/graphql';
import { can, useSession } from '../../domain/session/session';
import { formatMoment } from '../../shared/lib/format';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { usePrinting, type Printer } from './printing';
import { usePrintOrder } from './use-print-order';

const PrintJobsOfOrderQuery = graphql(`
  query PrintJobsOfOrder($orderId: ID!) {
    order(id: $orderId) {
      id
      version
      status
      taxes {
        ...IncludedTaxes
      }
      invoice {
        ...InvoiceLine
      }
    }
    printJobs(orderId: $orderId) {
      id
      document
      isDuplicate
      state
      error
      createdAt
      printedAt
      printer {
        id
        name
      }
    }
  }
`);

type Job = JobsOfOrder['printJobs'][number];

const documents = ['KITCHEN_TICKET', 'BILL', 'BAG_LABEL'] as const;

interface OrderPrintsProps {
  readonly orderId: string;
  /** Of the buttons. */
  readonly className?: string | undefined;
  readonly block?: boolean;
  readonly onPrint?: () => void;
}

/** Prints documents of an order, and says how the last ones were printed. Nothing in a shop without printers. */
export function OrderPrints(props: OrderPrintsProps) {
  const { printers = [] } = usePrinting();
  const mayPrint = can(useSession().user, 'UPDATE_ORDER_STATUS');
  return printers.length > 0 && mayPrint ? <Prints {...props} printers={printers} /> : null;
}

/** Each printer that is set up for the document, else a choice of them. */
const targets = (printers: readonly Printer[], document: PrintDocument): readonly (Printer | undefined)[] =>
  printers.some((printer) =>
    document === 'BILL' ? printer.bills !== 'NEVER' : printer.documents.includes(document),
  )
    ? [undefined]
    : printers;

/** Whether a print gives the bill its number: GST is on it, and it has none. */
const isNumberedByPrint = (order: JobsOfOrder['order'] | undefined): boolean =>
  Boolean(order?.taxes) && !order?.invoice && order?.status !== 'CANCELLED';

type PrintsProps = OrderPrintsProps & { readonly printers: readonly Printer[] };

function Prints({ orderId, className, block = false, onPrint, printers }: PrintsProps) {
  const t = useTexts();
  const { changes } = usePrinting();
  const { data, reread } = useLiveQuery(PrintJobsOfOrderQuery, { orderId });
  const onChange = useEffectEvent(() => void reread().catch(() => undefined));
  useEffect(() => {
    if (changes > 0) onChange();
  }, [changes]);
  const { print, sending } = usePrintOrder();
  const press = async (what: Parameters<typeof print>[0]) => {
    if (await print(what)) onPrint?.();
  };
  const jobs = data?.printJobs ?? [];
  const isPrinted = (document: PrintDocument) =>
    jobs.some((job) => job.document === document && ['PRINTED', 'UNSURE'].includes(job.state));
  return (
    <section className="stack gap-2" aria-label={t('prints.title')}>
      <div className={block ? 'stack gap-2' : 'flex wrap gap-2'}>
        {documents.flatMap((document) =>
          targets(printers, document).map((printer) => (
            <Button
              key={`${document} ${printer?.id}`}
              variant="secondary"
              {...(block ? { block } : { size: 'sm' as const })}
              className={className}
              loading={sending?.document === document && sending.printerId === printer?.id}
              onClick={() => {
                void press({ orderId, document, ...(printer && { printerId: printer.id }) });
              }}
            >
              {printer ? t(`printOn.${document}`, { printer: printer.name }) : t(`print.${document}`)}
            </Button>
          )),
        )}
      </div>
      {isNumberedByPrint(data?.order) && <p className="muted small">{t('prints.numbersBill')}</p>}
      {documents.some(isPrinted) && <p className="muted small">{t('prints.duplicate')}</p>}
      {latest(jobs).map((job) => (
        <p key={job.id} className="muted small anywhere">
          <JobState job={job} />
        </p>
      ))}
    </section>
  );
}

/** The last job of each document; the list begins with the newest. */
const latest = (jobs: readonly Job[]) =>
  jobs.filter((job, index) => jobs.findIndex(({ document }) => document === job.document) === index);

function JobState({ job: { document, state, printer, error, printedAt, createdAt } }: { readonly job: Job }) {
  const t = useTexts();
  const what = { document: t(`printDocument.${document}`), printer: printer.name };
  const time = formatMoment(printedAt ?? createdAt);
  return `${t(`printJobState.${state}`, { ...what, time })}${error ? ` ${error}` : ''}`;
}
