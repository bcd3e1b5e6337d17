import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, aPrinter, aPrintJob, aRestaurant } from '../../../test/factories';
import type { Printer, PrintJob } from '../../../test/generated/schema';
import { PrintBook } from '../../../test/print-book';
import { refusal } from '../../../test/shop-server';
import { address, aShop, button, desk, phone, show, toast } from '../../../test/show';

const row = (name: string) => page.getByRole('article', { name, exact: true });
const form = (name: string) => page.getByRole('form', { name, exact: true });
const list = page.getByRole('heading', { name: 'Printers', level: 2 });

async function open(printers: Printer[], jobs: PrintJob[] = [], size: readonly [number, number] = desk) {
  const shop = aShop();
  const book = new PrintBook(shop, printers, jobs);
  await show(shop, '/admin/settings/printers', { who: anAdmin(), size });
  await expect.element(list).toBeVisible();
  return { shop, book };
}

describe('the printers in the settings', () => {
  it('are none at first, and none is needed', async () => {
    await open([], [], phone);
    await expect.element(page.getByText(/You need none: the kitchen’s board shows the same/)).toBeVisible();
  });

  it('are found by the palette', async () => {
    const shop = aShop();
    await show(shop, '/admin/settings/restaurant', { who: anAdmin(), size: desk });
    await expect.element(page.getByRole('link', { name: 'Printers', exact: true })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog').getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('printers{Enter}');
    await expect.poll(address).toBe('/admin/settings/printers');
  });

  it('say in words how they are and what to do', async () => {
    const kitchen = aPrinter({ state: 'OUT_OF_PAPER', stations: ['Tandoor', 'Chaat'] });
    const waiting = [1, 2, 3].map(() => aPrintJob({ printer: kitchen }));
    const others = [
      aPrinter({ name: 'Bar', way: 'AGENT', state: 'UNREACHABLE' }),
      aPrinter({ name: 'Counter', isPaused: true, state: 'READY' }),
      aPrinter({ name: 'Old one', state: 'ERROR', error: 'Cutter jammed' }),
      aPrinter({ name: 'New one', state: 'UNKNOWN', lastSeenAt: null, documents: [] }),
    ];
    await open([kitchen, ...others], waiting);
    await expect
      .element(row('Kitchen'))
      .toHaveTextContent(
        /Out of paper.*192\.168\.1\.50:9100.*Tandoor, Chaat.*Put in a new roll\..*3 tickets wait/,
      );
    await expect.element(row('Bar')).toHaveTextContent(/Does not answer.*the program must be running/);
    await expect.element(row('Counter')).toHaveTextContent(/Paused.*until you resume it/);
    await expect
      .element(row('Old one'))
      .toHaveTextContent(/Has an error.*Switch it off.*It said: Cutter jammed/);
    await expect.element(row('New one')).toHaveTextContent(/Not used yet.*Prints only what you send/);
  });

  it('change while the page is open', async () => {
    const { shop, book } = await open([aPrinter()]);
    await expect.element(row('Kitchen')).toHaveTextContent('Ready');
    await expect.poll(() => shop.isSubscribed('printingChanged')).toBe(true);
    const [kitchen] = book.all();
    book.change(kitchen!.id, { state: 'COVER_OPEN' });
    await expect.element(row('Kitchen')).toHaveTextContent(/Cover is open.*Close the cover/);
  });

  it('say that they could not be loaded, and load again', async () => {
    const shop = aShop({ printers: [aPrinter()] });
    shop.ignoreSockets();
    shop.fails('Printing', 500);
    await show(shop, '/admin/settings/printers', { who: anAdmin(), size: desk });
    await expect.element(page.getByText('The printers could not be loaded.')).toBeVisible();
    shop.recovers('Printing');
    await button('Try again').click();
    await expect.element(row('Kitchen')).toBeVisible();
  });
});

describe('a printer', () => {
  it('in the network is added with its address', async () => {
    const { shop } = await open([]);
    await button('Add a printer').click();
    const fields = form('Add a printer');
    await expect.element(fields.getByRole('heading', { name: 'Add a printer' })).toHaveFocus();
    await fields.getByLabelText('Name of the printer').fill('Kitchen');
    await fields.getByLabelText('Address').fill('8.8.8.8');
    await fields.getByLabelText('Copies (1 to 3)').fill('4');
    await fields.getByRole('button', { name: 'Save' }).click();
    await expect.element(fields.getByText('Enter 1 to 3.')).toBeVisible();
    expect(shop.sent('CreatePrinter')).toEqual([]);
    await fields.getByLabelText('Copies (1 to 3)').fill('2');
    await fields.getByLabelText('Bag label').click();
    const message = 'Only an address of a private network is allowed.';
    shop.fails('CreatePrinter', refusal('BAD_USER_INPUT', message, [{ field: 'host', message }]));
    await fields.getByRole('button', { name: 'Save' }).click();
    await expect.element(fields.getByText(message)).toBeVisible();
    await expect.element(fields.getByLabelText('Address')).toHaveFocus();
    shop.recovers('CreatePrinter');
    await fields.getByLabelText('Address').fill('10.0.0.8');
    await fields.getByRole('button', { name: 'Save' }).click();
    await expect.element(toast('The printer is saved.')).toBeVisible();
    await expect.element(row('Kitchen')).toHaveTextContent('10.0.0.8:9100');
    await expect.element(list).toHaveFocus();
    expect(shop.sent('CreatePrinter').at(-1)).toEqual({
      input: {
        name: 'Kitchen',
        way: 'NETWORK',
        host: '10.0.0.8',
        port: 9100,
        paper: 'MM80',
        graphics: 'RASTER',
        documents: ['BAG_LABEL', 'CHANGE_TICKET', 'KITCHEN_TICKET'],
        bills: 'NEVER',
        stations: [],
        copies: 2,
        cuts: true,
        beeps: false,
        fallbackId: null,
        isPaused: false,
      },
    });
  });

  it('beside another computer shows the command with its token once', async () => {
    await open([]);
    await button('Add a printer').click();
    const fields = form('Add a printer');
    await fields.getByLabelText('Name of the printer').fill('Bar');
    await fields.getByRole('radio', { name: /^At another computer/ }).click();
    await expect.element(fields.getByLabelText('Address')).not.toBeInTheDocument();
    await fields.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start the program for Bar' });
    const command = `npm run printer -- --shop ${window.location.origin} --token token-of-the-printer`;
    await expect.element(dialog.getByText(command, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByText(/token-of-the-printer/)).not.toBeInTheDocument();
    await button('New token: Bar').click();
    const question = page.getByRole('alertdialog', { name: 'Make a new token for Bar?' });
    await question.getByRole('button', { name: 'New token' }).click();
    await expect.element(dialog.getByText(/--token new-token$/)).toBeVisible();
  });

  it('lets the owner choose stations of the kitchen, and leave those that were removed', async () => {
    const kitchen = aPrinter({ stations: ['Chaat'] });
    const { shop } = await open([kitchen]);
    shop.answer({
      restaurant: () => aRestaurant({ stations: [{ name: 'Tandoor', categories: ['Breads'] }] }),
    });
    await button('Edit Kitchen').click();
    const stations = form('Edit Kitchen').getByRole('group', { name: /^Only the dishes of these stations/ });
    await stations.getByLabelText('Tandoor').click();
    await stations.getByLabelText('Chaat (removed)').click();
    await button('Save').click();
    await expect.element(row('Kitchen')).toHaveTextContent('Tandoor');
    expect(shop.sent('UpdatePrinter')).toMatchObject([{ input: { stations: ['Tandoor'] } }]);
  });

  it('prints bills on request, or of orders that are ready, if the owner chooses that', async () => {
    const { shop } = await open([aPrinter({ documents: [] })]);
    await expect.element(row('Kitchen')).toHaveTextContent('Prints only what you send');
    await button('Edit Kitchen').click();
    const bills = form('Edit Kitchen').getByRole('combobox', { name: 'Bills' });
    await expect.element(bills).toHaveValue('NEVER');
    await expect.element(bills).toHaveAccessibleDescription(/^With GST, a bill gets its number/);
    await bills.selectOptions('When you press “Print bill”');
    await button('Save').click();
    await expect.element(row('Kitchen')).toHaveTextContent('Bills on request');
    expect(shop.sent('UpdatePrinter')).toMatchObject([{ input: { bills: 'ON_REQUEST', documents: [] } }]);
    await button('Edit Kitchen').click();
    await bills.selectOptions('WHEN_READY');
    await button('Save').click();
    await expect.element(row('Kitchen')).toHaveTextContent('Bills of ready orders');
    await button('Pause: Kitchen').click();
    await expect.element(row('Kitchen')).toHaveTextContent('Paused');
    expect(shop.sent('UpdatePrinter').at(-1)).toMatchObject({
      input: { bills: 'WHEN_READY', isPaused: true },
    });
  });

  it('keeps its stations and its address when it is paused, and continues', async () => {
    const kitchen = aPrinter({ stations: ['Tandoor'] });
    const { shop } = await open([kitchen]);
    await button('Pause: Kitchen').click();
    await expect.element(row('Kitchen')).toHaveTextContent(/Tickets wait until you resume it/);
    expect(shop.sent('UpdatePrinter')).toMatchObject([
      {
        id: kitchen.id,
        expectedVersion: 1,
        input: { isPaused: true, stations: ['Tandoor'], host: '192.168.1.50', port: 9100 },
      },
    ]);
    await button('Resume: Kitchen').click();
    await expect.element(row('Kitchen')).toHaveTextContent('Ready');
  });

  it('merges what another person has changed meanwhile', async () => {
    const { shop, book } = await open([aPrinter(), aPrinter({ name: 'Spare' })]);
    await button('Edit Kitchen').click();
    const fields = form('Edit Kitchen');
    await fields.getByLabelText('Name of the printer').fill('Tandoor');
    await fields.getByLabelText('Printer that takes over').selectOptions('Spare');
    const [kitchen, spare] = book.all();
    book.change(kitchen!.id, { copies: 2, version: 2 });
    await expect.element(fields.getByLabelText('Copies (1 to 3)')).toHaveValue('2');
    await fields.getByRole('button', { name: 'Save' }).click();
    await expect.element(row('Tandoor')).toBeVisible();
    expect(shop.sent('UpdatePrinter')).toMatchObject([
      { expectedVersion: 2, input: { name: 'Tandoor', copies: 2, fallbackId: spare!.id } },
    ]);
    await expect.element(button('Edit Tandoor')).toHaveFocus();
  });

  it('prints a test page, and says if that cannot be sent', async () => {
    const { shop } = await open([aPrinter()]);
    shop.fails('PrintTestPage', 'unreachable');
    await button('Test page: Kitchen').click();
    await expect.element(toast('The test page could not be sent. Please try again.')).toBeVisible();
    shop.recovers('PrintTestPage');
    await button('Test page: Kitchen').click();
    await expect.element(toast('A test page is on its way to Kitchen.')).toBeVisible();
    await expect.element(row('Kitchen')).toHaveTextContent('1 ticket waits');
  });

  it('is removed after a question, by keyboard alone', async () => {
    const kitchen = aPrinter();
    const { shop } = await open([kitchen]);
    button('Remove Kitchen').element().focus();
    await userEvent.keyboard('{Enter}');
    const question = page.getByRole('alertdialog', { name: 'Remove Kitchen?' });
    question.getByRole('button', { name: 'Remove' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Kitchen is removed.')).toBeVisible();
    await expect.element(row('Kitchen')).not.toBeInTheDocument();
    expect(shop.sent('DeletePrinter')).toEqual([{ id: kitchen.id }]);
  });
});
