import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { editButtonId, PrinterCard } from '../printing/printer-card';
import { NewTokenDialog, RemovePrinterDialog } from '../printing/printer-dialogs';
import { printerDrafts } from '../printing/printer-fields';
import { PrinterForm } from '../printing/printer-form';
import { usePrinting, type Printer } from '../printing/printing';
import { TokenDialog } from '../printing/token-dialog';
import { usePrinterForm, type ShownToken } from '../printing/use-printer-form';
import { useTexts } from '../texts/texts';

type Opened = { readonly kind: 'remove' | 'renew'; readonly printer: Printer };

/** The printers of receipts; instead of the list, the form of one while it is edited. */
export function PrintersSection() {
  const t = useTexts();
  const { printers, error, loading, refetch } = usePrinting();
  const [opened, setOpened] = useState<Opened>();
  const [shown, setShown] = useState<ShownToken>();
  const close = (id: string | undefined) => {
    flushSync(() => {
      form.restart();
      setIsEditing(false);
    });
    ((id && document.getElementById(editButtonId(id))) || heading.current)?.focus();
  };
  const form = usePrinterForm({ onSaved: () => close(form.edited?.id), onToken: setShown });
  const [isEditing, setIsEditing] = useState(form.isDirty || form.edited !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const edit = (draft: Parameters<typeof form.restart>[0]) => {
    form.restart(draft);
    setIsEditing(true);
  };

  if (!printers)
    return error && !loading ? (
      <RetryNotice onRetry={() => void refetch()}>
        {errorMessage(error, t('printers.loadFailed'))}
      </RetryNotice>
    ) : (
      <ListSkeleton label={t('printers.loading')} />
    );
  return (
    <>
      {isEditing ? (
        <PrinterForm form={form} onClose={() => close(form.edited?.id)} />
      ) : (
        <Card>
          <section className="stack gap-4" aria-labelledby="printers">
            <h2 id="printers" ref={heading} tabIndex={-1} className="text-xl">
              {t('settingsSection.printers')}
            </h2>
            {printers.length === 0 && <p className="muted">{t('printers.none')}</p>}
            <ul className="stack divided">
              {printers.map((printer) => (
                <li key={printer.id}>
                  <PrinterCard
                    printer={printer}
                    onEdit={() => edit(printerDrafts.editing(printer))}
                    onRemove={() => setOpened({ kind: 'remove', printer })}
                    onRenew={() => setOpened({ kind: 'renew', printer })}
                  />
                </li>
              ))}
            </ul>
            <Button className="self-start" onClick={() => edit(printerDrafts.starting())}>
              {t('printers.add')}
            </Button>
          </section>
        </Card>
      )}
      {opened?.kind === 'remove' && (
        <RemovePrinterDialog printer={opened.printer} onClose={() => setOpened(undefined)} />
      )}
      {opened?.kind === 'renew' && (
        <NewTokenDialog printer={opened.printer} onToken={setShown} onClose={() => setOpened(undefined)} />
      )}
      {shown && <TokenDialog shown={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
