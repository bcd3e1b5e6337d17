import { page } from 'vitest/browser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aDeviceUser, anAdmin, anOwnDevice, aPrinter, aPrintJob, now } from '../../../test/factories';
import type { PrintJob } from '../../../test/generated/schema';
import { PrintBook } from '../../../test/print-book';
import { refusal } from '../../../test/shop-server';
import { aShop, button, desk, show, toast } from '../../../test/show';
import { aUsbPrinter, withoutUsb } from '../../../test/usb';
import { printPicture } from './print-picture';
import { printByUsb } from './usb-printer';

/** A dot. */
const whiteDot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const tablet = aPrinter({ name: 'Tandoor', way: 'BROWSER' });
const dialog = page.getByRole('dialog', { name: 'Print at this tablet' });
const byUsb = dialog.getByRole('radio', { name: /^By USB cable/ });
const hello = '\u001B@Hello\n';

const station = (more: object = {}) => ({
  printStation: JSON.stringify({ printerId: tablet.id, browser: 'b1', by: 'USB', isSilent: false, ...more }),
});

/** Opens the kitchen's board at its tablet. */
async function open(jobs: PrintJob[], stored: Readonly<Record<string, string>> = {}) {
  const who = aDeviceUser('KITCHEN');
  const shop = aShop({ ownDevice: anOwnDevice({ id: who.id }) });
  const book = new PrintBook(shop, [tablet], jobs);
  await show(shop, '/admin/kitchen', { who, size: desk, stored });
  await expect.element(page.getByRole('button', { name: /^Prints? here$/ })).toBeVisible();
  return { shop, book };
}

const aJob = (job: Partial<PrintJob> = {}) => aPrintJob({ printer: tablet, ...job });

/** Prints like a dialog that is closed immediately. @returns what was on paper, and how wide */
function aPrintDialog() {
  const pages: string[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    const rules = document.adoptedStyleSheets.flatMap((sheet) =>
      Array.from(sheet.cssRules, ({ cssText }) => cssText),
    );
    pages.push(`${document.body.lastElementChild?.querySelector('img')?.style.inlineSize} ${rules.join()}`);
    window.dispatchEvent(new Event('afterprint'));
  });
  return pages;
}

describe('a tablet that prints by USB', () => {
  it('is chosen at the board, prints what waits and what comes', async () => {
    const usb = aUsbPrinter();
    const waiting = aJob();
    const { shop, book } = await open([waiting]);
    await button('Print here').click();
    await expect.element(byUsb).toBeChecked();
    await dialog.getByRole('button', { name: 'Print here' }).click();
    await expect.element(toast('This browser prints from now on.')).toBeVisible();
    await expect.poll(() => usb.printed).toEqual([hello]);
    await expect.poll(() => book.job(waiting.id).state).toBe('PRINTED');
    const next = book.add({ printer: tablet });
    await expect.poll(() => book.job(next.id).state).toBe('PRINTED');
    expect(usb.printed).toHaveLength(2);
    const names = shop.sent('TakePrintJob').map(({ browser }) => browser);
    expect(new Set(names).size).toBe(1);
    await button('Prints here').click();
    await dialog.getByRole('button', { name: 'Stop printing here' }).click();
    await expect.element(button('Print here')).toBeVisible();
    const last = book.add({ printer: tablet });
    await expect.element(page.getByText(/printed\?/)).not.toBeInTheDocument();
    expect(book.job(last.id).state).toBe('WAITING');
  });

  it('changes nothing if no printer is chosen', async () => {
    aUsbPrinter({ isCancelled: true });
    const { shop } = await open([aJob()]);
    await button('Print here').click();
    await dialog.getByRole('button', { name: 'Print here' }).click();
    await expect
      .element(dialog.getByRole('button', { name: 'Print here' }))
      .toHaveAttribute('aria-busy', 'false');
    await expect.element(dialog).toBeVisible();
    expect(localStorage.getItem('printStation')).toBeNull();
    expect(shop.sent('TakePrintJob')).toEqual([]);
  });

  it('gives a job back of which the printer has nothing, and does not try in a circle', async () => {
    const usb = aUsbPrinter({ isChosen: true, isPlugged: false });
    const job = aJob();
    const { shop, book } = await open([job], station());
    await expect
      .poll(() => shop.sent('ReportPrinted'))
      .toEqual([
        {
          id: job.id,
          browser: 'b1',
          outcome: 'WAITING',
          error: 'The USB printer is not connected to the tablet.',
        },
      ]);
    const read = shop.sent('Printing').length;
    book.add({ printer: tablet });
    await expect.poll(() => shop.sent('Printing').length > read && shop.isIdle).toBe(true);
    expect(shop.sent('TakePrintJob')).toHaveLength(1);
    usb.isPlugged = true;
    await button('Prints here').click();
    await dialog.getByRole('button', { name: 'Print here' }).click();
    await expect.poll(() => usb.printed).toHaveLength(2);
  });

  it('asks somebody to look if the cable breaks meanwhile, and does not try the next job', async () => {
    aUsbPrinter({ isChosen: true, isTaking: false });
    const [job, next] = [aJob(), aJob()];
    const { shop, book } = await open([job, next], station());
    await expect.element(page.getByText('Kitchen ticket #47 on Tandoor: printed?')).toBeVisible();
    expect(book.job(job.id)).toMatchObject({
      state: 'UNSURE',
      error: 'The USB cable or the printer stopped while it printed.',
    });
    const read = shop.sent('Printing').length;
    book.add({ printer: tablet });
    await expect.poll(() => shop.sent('Printing').length > read && shop.isIdle).toBe(true);
    expect([shop.sent('TakePrintJob').length, book.job(next.id).state]).toEqual([1, 'WAITING']);
  });

  it('prints nothing twice if its report was lost', async () => {
    const usb = aUsbPrinter({ isChosen: true });
    const job = aJob();
    const { shop, book } = await open([], station());
    shop.fails('ReportPrinted', 'unreachable');
    const added = book.add(job);
    await expect.poll(() => shop.sent('ReportPrinted').length).toBeGreaterThan(0);
    shop.recovers('ReportPrinted');
    book.change(tablet.id, { lastSeenAt: now.toISOString() });
    await expect.poll(() => book.job(added.id).state).toBe('PRINTED');
    expect(usb.printed).toEqual([hello]);
  });

  it('prints nothing twice while the server cannot take its report, however long', async () => {
    const usb = aUsbPrinter({ isChosen: true });
    const { shop, book } = await open([], station());
    const sent = (operation: string) => shop.sent(operation).length;
    await expect.poll(() => shop.isIdle && sent('TakePrintJob') > 0).toBe(true);
    const inVain = sent('TakePrintJob');
    shop.fails('ReportPrinted', refusal('UNAVAILABLE', 'Try again later.'));
    const added = book.add({ printer: tablet });
    let reports = 0;
    for (const time of [1, 2, 3]) {
      // A new connection is a reason to try, too: that attempt has ended before time passes.
      await expect.poll(() => sent('ReportPrinted')).toBeGreaterThan(reports);
      await expect
        .poll(() => shop.isIdle && sent('TakePrintJob') === inVain + sent('ReportPrinted'))
        .toBe(true);
      reports = sent('ReportPrinted');
      vi.setSystemTime(now.getTime() + time * 40_000);
      if (time === 3) shop.recovers('ReportPrinted');
      book.change(tablet.id, { lastSeenAt: now.toISOString() });
    }
    await expect.poll(() => book.job(added.id).state).toBe('PRINTED');
    expect(usb.printed).toEqual([hello]);
  });

  it('does not print what it had begun with before it was closed', async () => {
    const usb = aUsbPrinter({ isChosen: true });
    const job = aJob();
    const taken = JSON.stringify({ id: job.id, at: now.getTime(), outcome: 'UNSURE' });
    const { book } = await open([job], { ...station(), takenPrintJob: taken });
    await expect.poll(() => book.job(job.id).state).toBe('UNSURE');
    expect(usb.printed).toEqual([]);
  });

  it('leaves the jobs to another tab that prints', async () => {
    aUsbPrinter({ isChosen: true });
    const job = aJob();
    const { shop, book } = await open([job]);
    let end = () => {};
    const otherTab = new Promise<void>((resolve) => (end = resolve));
    onTestFinished(() => end());
    await new Promise<void>((resolve) => {
      void navigator.locks.request('print-station', () => {
        resolve();
        return otherTab;
      });
    });
    // Chosen there.
    Object.assign(localStorage, station());
    window.dispatchEvent(new StorageEvent('storage', { key: 'printStation', storageArea: localStorage }));
    await expect.element(button('Prints here')).toBeVisible();
    await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
    expect(shop.sent('TakePrintJob')).toEqual([]);
    end();
    await expect.poll(() => book.job(job.id).state).toBe('PRINTED');
  });

  it('says what to do where the page may not use USB', async () => {
    aUsbPrinter({ isBlocked: true });
    await open([], station());
    await expect.element(page.getByText('This page was not opened for printing by USB.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open it again' }))
      .toHaveAttribute('href', 'staff#/admin/kitchen');
  });

  it('prints no more for a printer that was removed', async () => {
    aUsbPrinter({ isChosen: true });
    const gone = { printerId: 'f'.repeat(24) };
    await open([], station(gone));
    await expect.poll(() => localStorage.getItem('printStation')).toBeNull();
  });
});

describe('a tablet that prints with its dialog', () => {
  it('is offered where the browser has no USB, and asks whether it printed', async () => {
    withoutUsb();
    const pages = aPrintDialog();
    const job = aJob();
    const { shop, book } = await open([job]);
    await button('Print here').click();
    await expect.element(dialog.getByText(/This browser cannot use USB/)).toBeVisible();
    await expect.element(byUsb).toBeDisabled();
    await dialog.getByRole('button', { name: 'Print here' }).click();
    await expect.element(page.getByText('Kitchen ticket #47 on Tandoor: printed?')).toBeVisible();
    // The picture is a square.
    expect(pages).toEqual([expect.stringMatching(/^80mm @page \{.*size: 80mm 80mm.*\}$/)]);
    expect(document.adoptedStyleSheets).toEqual([]);
    await button('Print again: Kitchen ticket #47').click();
    await expect.poll(() => pages.length).toBe(2);
    await expect
      .poll(() => shop.sent('ReportPrinted').map(({ outcome }) => outcome))
      .toEqual(['UNSURE', 'UNSURE']);
    expect(book.job(job.id).isDuplicate).toBe(true);
  });

  it('takes it as printed where the browser shows no dialog', async () => {
    const pages = aPrintDialog();
    const job = aJob();
    const { book } = await open([job], station({ by: 'DIALOG', isSilent: true }));
    await expect.poll(() => book.job(job.id).state).toBe('PRINTED');
    expect(pages).toHaveLength(1);
  });
});

it('a USB printer that does not open is not waited for without end, and has nothing of the document', async () => {
  aUsbPrinter({ isChosen: true, isOpening: false });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const failure = expect(printByUsb(new Uint8Array([1]))).rejects.toMatchObject({ mayBePrinted: false });
  await vi.advanceTimersByTimeAsync(30_000);
  await failure;
});

it('the print dialog is not waited for without end', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await expect.poll(() => printPicture(whiteDot, 80, 20)).toBe(false);
  await expect.poll(() => document.adoptedStyleSheets).toEqual([]);
});

it('a tab prints jobs of its own where the browser has no locks', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
  aUsbPrinter({ isChosen: true });
  const job = aJob();
  const { shop, book } = await open([job], station());
  await expect.poll(() => book.job(job.id).state).toBe('PRINTED');
  expect(shop.sent('TakePrintJob')[0]?.browser).toMatch(/^b1 [0-9a-f]{8}$/);
});

describe('in the settings', () => {
  it('only a printer of tablets offers to print here', async () => {
    withoutUsb();
    const shop = aShop();
    shop.answer({ printers: [tablet, aPrinter()] });
    await show(shop, '/admin/settings/printers', { who: anAdmin(), size: desk });
    await expect.element(button('Print here: Tandoor')).toBeVisible();
    await expect.element(button('Print here: Kitchen')).not.toBeInTheDocument();
    await button('Print here: Tandoor').click();
    await dialog.getByRole('button', { name: 'Print here' }).click();
    await expect.element(button('Prints here: Tandoor')).toBeVisible();
  });
});
