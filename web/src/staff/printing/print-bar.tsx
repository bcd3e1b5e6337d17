import { useMutation } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { toast } from 'react-toastify/unstyled';
import { can, useSession } from '../../domain/session/session';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { narrow, useMedia } from '../../shared/lib/use-media';
import { Button } from '../../shared/ui/button';
import { say, useTexts } from '../texts/texts';
import { WarningIcon } from './icons';
import { shownState, usePrinterAdvice } from './printer-state';
import { usePrinting, type Printer, type UnsettledJob } from './printing';
import styles from './print-bar.module.css';

const SettlePrintJobMutation = graphql(`
  mutation SettlePrintJob($id: ID!, $isPrinted: Boolean!) {
    settlePrintJob(id: $id, isPrinted: $isPrinted) {
      ...UnsettledJob
    }
  }
`);

/** Rows that leave room for the orders; the others follow. */
const maxRows = 3;

const isTroubled = (printer: Printer) =>
  printer.waiting > 0 && !['READY', 'UNKNOWN'].includes(shownState(printer));

/** What somebody has to look at of the printers: quiet when all is well. One row has room beside the orders on phones. */
export function PrintBar() {
  const t = useTexts();
  const { printers = [], unsettled } = usePrinting();
  const mayPrint = can(useSession().user, 'UPDATE_ORDER_STATUS');
  const troubled = printers.filter(isTroubled);
  const lost = unsettled.filter(({ state }) => ['UNSURE', 'FAILED', 'EXPIRED'].includes(state)).toReversed();
  const jobs = lost.slice(0, maxRows);
  const rows = [
    ...troubled.map((printer) => <TroubleRow key={printer.id} printer={printer} />),
    ...jobs.map((job) => (
      <JobRow
        key={job.id}
        job={job}
        mayPrint={mayPrint}
        isRemoved={printers.every(({ id }) => id !== job.printer.id)}
      />
    )),
    ...(lost.length > jobs.length ? [<MoreRow key="more" count={lost.length - jobs.length} />] : []),
  ];
  const shown = useMedia(narrow) ? rows.slice(0, 1) : rows;
  const folded = rows.slice(shown.length);
  return (
    <div role="status" className={`unless-empty ${styles['bar']}`}>
      {shown}
      {folded.length > 0 && (
        <details>
          <summary className={`tone-warning bold ${styles['fold']}`}>
            {t('printBar.folded', { count: folded.length })}
          </summary>
          <div className="stack gap-1">{folded}</div>
        </details>
      )}
    </div>
  );
}

function Row({ children, actions }: { readonly children: ReactNode; readonly actions?: ReactNode }) {
  return (
    <div className={`row wrap between gap-2 tone-warning ${styles['row']}`}>
      <p className="row gap-2 shrink anywhere">
        <WarningIcon />
        <span>{children}</span>
      </p>
      {actions && <div className="row wrap gap-2">{actions}</div>}
    </div>
  );
}

function TroubleRow({ printer }: { readonly printer: Printer }) {
  const t = useTexts();
  const advice = usePrinterAdvice()(printer);
  const { name, waiting } = printer;
  const state = t(`printerState.${shownState(printer)}`);
  return (
    <Row>
      <strong>{t('printBar.trouble', { name, state, count: waiting })}</strong> {advice}
    </Row>
  );
}

function MoreRow({ count }: { readonly count: number }) {
  const t = useTexts();
  return <Row>{t('printBar.more', { count })}</Row>;
}

interface JobRowProps {
  readonly job: UnsettledJob;
  readonly mayPrint: boolean;
  /** Whether its printer was removed. */
  readonly isRemoved: boolean;
}

function JobRow({ job, mayPrint, isRemoved }: JobRowProps) {
  const t = useTexts();
  const { id, state, document, orderName, printer, error } = job;
  const [settle] = useMutation(SettlePrintJobMutation, {
    refetchQueries: ['Printing'],
    awaitRefetchQueries: true,
  });
  const [busy, setBusy] = useState<boolean>();
  const what = orderName ? `${t(`printDocument.${document}`)} ${orderName}` : t(`printDocument.${document}`);
  const answer = async (isPrinted: boolean) => {
    setBusy(isPrinted);
    try {
      await settle({ variables: { id, isPrinted } });
    } catch (failure) {
      toast.error(errorMessage(failure, say('prints.failed')));
    }
    setBusy(undefined);
  };
  const press = (label: string, isPrinted: boolean) => (
    <Button
      variant="secondary"
      className={styles['press']}
      aria-label={`${label}: ${what}`}
      loading={busy === isPrinted}
      onClick={() => void answer(isPrinted)}
    >
      {label}
    </Button>
  );
  if (state === 'UNSURE')
    return (
      <Row
        actions={
          mayPrint && (
            <>
              {press(t('printers.yes'), true)}
              {press(t(isRemoved ? 'printers.no' : 'printBar.again'), false)}
            </>
          )
        }
      >
        {t('printBar.unsure', { what, printer: printer.name })}
      </Row>
    );
  return (
    <Row
      actions={
        mayPrint && (
          <>
            {!isRemoved && press(t('printBar.again'), false)}
            {press(t('printBar.notNeeded'), true)}
          </>
        )
      }
    >
      {t('printBar.failed', { what, printer: printer.name })}
      {error && ` ${error}`}
    </Row>
  );
}
