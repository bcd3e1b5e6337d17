import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorMessage } from '../../shared/lib/errors';
import { formatMoment } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { say, useTexts } from '../texts/texts';
import { PrintHereButton } from './print-here';
import { changedInput } from './printer-fields';
import { PrinterState, usePrinterAdvice } from './printer-state';
import type { Printer } from './printing';
import styles from './printing.module.css';
import { usePrinterChanges } from './use-printer-changes';

interface PrinterCardProps {
  readonly printer: Printer;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onRenew: () => void;
}

/** Id of the button that opens the form of a printer. */
export const editButtonId = (id: string) => `edit-printer-${id}`;

/** A printer: how it is, what to do if it does not print, and what waits for it. */
export function PrinterCard({ printer, onEdit, onRemove, onRenew }: PrinterCardProps) {
  const t = useTexts();
  const { id, name, way, host, port, documents, bills, stations, isPaused, waiting, version, error } =
    printer;
  const { update, printTestPage } = usePrinterChanges();
  const [busy, setBusy] = useState<'test' | 'pause'>();
  const advice = usePrinterAdvice()(printer);
  const act = async (kind: 'test' | 'pause', send: () => Promise<unknown>, failed: string) => {
    setBusy(kind);
    try {
      await send();
      if (kind === 'test') toast.success(say('printers.testSent', { name }));
    } catch (failure) {
      toast.error(errorMessage(failure, failed));
    }
    setBusy(undefined);
  };
  const facts = [
    t(`printerWay.${way}`),
    host && `${host}:${port ?? 9100}`,
    [
      ...documents.map((each) => t(`printDocument.${each}`)),
      ...(bills === 'NEVER' ? [] : [t(`printerPrintsBills.${bills}`)]),
    ].join(', ') || t('printers.byHandOnly'),
    stations.join(', '),
    printer.lastSeenAt && t('printers.lastSeen', { time: formatMoment(printer.lastSeenAt) }),
  ];
  return (
    <article className="stack gap-3" aria-label={name}>
      <div className="stack gap-1">
        <span className="row wrap gap-x-2">
          <strong className="anywhere">{name}</strong>
          <PrinterState printer={printer} />
        </span>
        <span className="muted small anywhere">{facts.filter(Boolean).join(' · ')}</span>
        {advice && <p className="anywhere">{advice}</p>}
        {error && <p className="muted small anywhere">{t('printers.said', { error })}</p>}
        {waiting > 0 && <p className="semibold">{t('printers.waiting', { count: waiting })}</p>}
      </div>
      <div className={`flex wrap gap-2 ${styles['actions']}`}>
        {way === 'BROWSER' && <PrintHereButton printerId={id} />}
        <Button
          variant="secondary"
          aria-label={`${t('printers.testPage')}: ${name}`}
          loading={busy === 'test'}
          onClick={() =>
            void act(
              'test',
              () => printTestPage({ variables: { printerId: id } }),
              say('printers.testFailed'),
            )
          }
        >
          {t('printers.testPage')}
        </Button>
        <Button
          variant="secondary"
          aria-label={`${t(isPaused ? 'printers.resume' : 'printers.pause')}: ${name}`}
          loading={busy === 'pause'}
          onClick={() => {
            const input = changedInput(printer, { isPaused: !isPaused });
            const variables = { id, input, expectedVersion: version };
            void act('pause', () => update({ variables }), say('printers.saveFailed'));
          }}
        >
          {t(isPaused ? 'printers.resume' : 'printers.pause')}
        </Button>
        {way === 'AGENT' && (
          <Button variant="secondary" aria-label={`${t('printers.newToken')}: ${name}`} onClick={onRenew}>
            {t('printers.newToken')}
          </Button>
        )}
        <Button
          id={editButtonId(id)}
          variant="secondary"
          aria-label={t('adminMenu.editLabel', { name })}
          onClick={onEdit}
        >
          {t('common.edit')}
        </Button>
        <Button variant="ghost" aria-label={t('cart.removeLabel', { name })} onClick={onRemove}>
          {t('cart.remove')}
        </Button>
      </div>
    </article>
  );
}
