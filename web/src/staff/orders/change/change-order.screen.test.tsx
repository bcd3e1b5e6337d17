import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aChoice,
  aDevicePerson,
  aDeviceUser,
  aDish,
  anAdmin,
  anOptionGroup,
  anOrderItem,
  anOwnDevice,
  aPayment,
  aQuote,
  aStaffMember,
  aTaking,
  includedTaxes,
  minutesFromNow,
  withGroup,
  type WholeOrder,
} from '../../../../test/factories';
import type {
  MutationChangeOrderArgs,
  Order,
  OrderChangeQuote,
  QueryQuoteOrderChangeArgs,
  User,
} from '../../../../test/generated/schema';
import { OrderBook } from '../../../../test/orders';
import { refusal, type Answers } from '../../../../test/shop-server';
import {
  address,
  aShop,
  button,
  desk,
  goOffline,
  kept,
  phone,
  show,
  title,
  toast,
} from '../../../../test/show';

const size = anOptionGroup({
  name: 'Size',
  choices: [aChoice({ name: 'Regular', isDefault: true }), aChoice({ name: 'Large', price: 60 })],
});
const naan = aDish({ name: 'Butter Naan', price: 50 });
const biryani = aDish({ name: 'Biryani', price: 200, options: [withGroup(size)] });
const lassi = aDish({ name: 'Lassi', price: 80, soldOut: { until: null } });
const tikka = anOrderItem({ name: 'Paneer Tikka', unitPrice: 120, quantity: 2 });
const dal = anOrderItem({ name: 'Dal Makhani', unitPrice: 150, quantity: 1 });

type Quoting = (args: QueryQuoteOrderChangeArgs) => OrderChangeQuote;
type Changing = (args: MutationChangeOrderArgs) => Order;

interface Opening {
  readonly who?: User;
  readonly size?: readonly [number, number];
  readonly answers?: Answers;
}

/** Opens the change of an order in preparation that costs 390 rupees. */
async function open(order: Partial<WholeOrder> = {}, { who = anAdmin(), answers, ...how }: Opening = {}) {
  const shop = aShop({ menu: [naan, biryani, lassi], optionGroups: [size], ...answers });
  const book = new OrderBook(shop);
  const placed = book.place({ status: 'PREPARING', items: [tikka, dal], ...order });
  await show(shop, `/admin/orders/${placed.id}/change`, { who, size: desk, ...how });
  await expect.element(title(`Change order ${placed.name}`)).toBeVisible();
  await expect.poll(() => shop.isSubscribed('orderFeed')).toBe(true);
  return { shop, book, id: placed.id, name: placed.name };
}

const summary = page.getByRole('region', { name: 'What changes' });
const search = page.getByRole('combobox', { name: 'Add a dish' });
const reasons = page.getByRole('region', { name: 'Why something is removed, for the customer' });
const save = (money = '') => button(`Change order${money}`);
const sees = (text: string | RegExp) => expect.element(summary.getByText(text)).toBeVisible();
/** Saves what has no effect on the money. */
const saveAsQuoted = async () => {
  await expect.element(save()).toHaveAttribute('aria-busy', 'false');
  await save().click();
};
const types = async (letters: string) => {
  await search.click();
  await userEvent.keyboard(letters);
};

describe('the lines of an order', () => {
  it('get more portions, at the server’s total', async () => {
    const { shop, book, id } = await open();
    await sees('Nothing is changed yet.');
    await expect.element(save()).toBeDisabled();
    await button('One more Paneer Tikka').click();
    await sees('The customer pays ₹120 more.');
    await expect.element(summary).toHaveTextContent('Added: 1 Paneer Tikka');
    await sees('Still to pay: ₹510');
    await save(' · ₹120 more').click();
    await expect.element(toast('Order changed')).toBeVisible();
    await expect.poll(address).toBe('/admin/orders');
    expect(book.find(id).total).toBe(510);
    expect(shop.sent('ChangeOrder')).toEqual([
      {
        id,
        input: { lines: [{ line: tikka.key, quantity: 3 }] },
        expectedVersion: 1,
        total: 510,
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  it('change with the taxes that the total includes', async () => {
    await open({ taxes: includedTaxes(390, 9.29) });
    await button('One more Paneer Tikka').click();
    await sees('Includes CGST ₹9.29 and SGST ₹9.29');
  });

  it('are taken away with a reason, which the customer reads', async () => {
    const { shop, id } = await open();
    await expect.element(reasons).not.toBeInTheDocument();
    await button('Remove Dal Makhani').click();
    await sees('The customer pays ₹150 less.');
    await save(' · ₹150 less').click();
    await expect.element(reasons.getByText('Please choose a reason.')).toBeVisible();
    await expect.element(reasons.getByRole('radio', { name: 'Sold out' })).toHaveFocus();
    expect(shop.sent('ChangeOrder')).toEqual([]);
    await expect.element(reasons.getByRole('radio', { name: 'Sold out' })).toHaveFocus();
    await reasons.getByText('Another reason').click();
    await save(' · ₹150 less').click();
    await expect.element(reasons.getByText('Please write the reason.')).toBeVisible();
    await expect.element(reasons.getByLabelText('The reason, as the customer reads it')).toHaveFocus();
    await reasons.getByLabelText('The reason, as the customer reads it').fill(' The pot fell ');
    await sees('The customer pays ₹150 less.');
    await expect.poll(() => shop.isIdle).toBe(true);
    await save(' · ₹150 less').click();
    await expect.element(toast('Order changed')).toBeVisible();
    const input = {
      lines: [{ line: dal.key, quantity: 0 }],
      removalReason: 'OTHER',
      removalText: 'The pot fell',
    };
    expect(shop.sent('ChangeOrder')).toMatchObject([{ id, input, expectedVersion: 1, total: 240 }]);
  });

  it('are kept after all, and then nothing is sent', async () => {
    await open();
    await button('Remove Dal Makhani').click();
    await sees('The customer pays ₹150 less.');
    await button('Keep Dal Makhani').click();
    await sees('Nothing is changed yet.');
    await expect.element(save()).toBeDisabled();
    await expect.element(reasons).not.toBeInTheDocument();
  });

  it('mark the dish as sold out until closing, if that is why it goes', async () => {
    const { shop } = await open({}, { answers: { setSoldOut: [] } });
    await button('One Paneer Tikka less').click();
    await reasons.getByText('Sold out', { exact: true }).click();
    await reasons.getByRole('checkbox', { name: 'Mark Paneer Tikka as sold out until closing, too' }).click();
    await save(' · ₹120 less').click();
    await expect.element(toast('Order changed')).toBeVisible();
    await expect
      .poll(() => shop.sent('SetSoldOut'))
      .toEqual([{ dishIds: [tikka.menuItemId], period: 'UNTIL_CLOSING' }]);
  });

  it('have another note for the kitchen, which needs no reason', async () => {
    const { shop, id } = await open();
    await button('Note for Dal Makhani').click();
    await page.getByLabelText('Note for the kitchen').fill('Less spicy');
    await expect.element(summary).toHaveTextContent('New note: Dal Makhani Less spicy');
    await save().click();
    await expect.element(toast('Order changed')).toBeVisible();
    expect(shop.sent('ChangeOrder')).toMatchObject([
      { id, input: { lines: [{ line: dal.key, note: 'Less spicy' }] } },
    ]);
  });
});

it('the total and the button that saves stay in sight on a phone', async () => {
  const items = Array.from({ length: 12 }, (_, index) =>
    anOrderItem({ name: `Thali ${index}`, unitPrice: 100, quantity: 1 }),
  );
  await open({ items }, { size: phone });
  await button('One more Thali 0').click();
  await expect.element(save(' · ₹100 more')).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText('₹1,200 → ₹1,300')).toBeInViewport({ ratio: 1 });
  expect(window.scrollY).toBeLessThan(document.documentElement.scrollHeight - 2 * window.innerHeight);
});

describe('a dish that is added', () => {
  it('is found by letters, arrow keys and Enter', async () => {
    const { shop } = await open();
    await types('bu{Enter}');
    await expect.element(search).toHaveValue('');
    await expect.element(search).toHaveFocus();
    await sees('The customer pays ₹50 more.');
    await userEvent.keyboard('nn');
    await expect.element(page.getByText('No dish on the menu has this name.')).toBeVisible();
    await search.clear();
    await userEvent.keyboard('na{Enter}');
    await sees('The customer pays ₹100 more.');
    await save(' · ₹100 more').click();
    await expect.element(toast('Order changed')).toBeVisible();
    expect(shop.sent('ChangeOrder')).toMatchObject([
      { input: { added: [{ menuItemId: naan.id, quantity: 2, choices: [] }] } },
    ]);
  });

  it('is chosen with its options', async () => {
    const { shop } = await open();
    await types('bir{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Biryani' });
    await dialog.getByText('Large').click();
    await dialog.getByRole('button', { name: 'Add for ₹260' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(search).toHaveFocus();
    await sees('The customer pays ₹260 more.');
    await save(' · ₹260 more').click();
    await expect.element(toast('Order changed')).toBeVisible();
    const large = size.choices[1]?.id;
    expect(shop.sent('ChangeOrder')).toMatchObject([
      { input: { added: [{ menuItemId: biryani.id, quantity: 1, choices: [large] }] } },
    ]);
  });

  it('is not said to be missing while the menu is read', async () => {
    const { shop, id } = await open();
    const release = shop.holds('DishesToAdd');
    await show(shop, `/admin/orders/${id}/change`, { who: anAdmin(), size: desk });
    await types('bir');
    await expect.element(page.getByText('No dish on the menu has this name.')).not.toBeVisible();
    release();
    await expect.element(page.getByRole('option', { name: /^Biryani/ })).toBeVisible();
  });

  it('cannot be one that is sold out', async () => {
    await open();
    await types('las');
    const option = page.getByRole('option', { name: 'Lassi Sold out' });
    await expect.element(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await sees('Nothing is changed yet.');
  });

  it('takes the place of another one', async () => {
    const { shop } = await open();
    await button('Swap Dal Makhani for another dish').click();
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('naan{Enter}');
    await sees('The customer pays ₹100 less.');
    await reasons.getByText('Customer asked').click();
    await expect.element(summary).toHaveTextContent('Removed: 1 Dal Makhani');
    await expect.element(summary).toHaveTextContent('Added: 1 Butter Naan');
    await save(' · ₹100 less').click();
    await expect.element(toast('Order changed')).toBeVisible();
    expect(shop.sent('ChangeOrder')).toMatchObject([{ total: 290 }]);
  });

  it('has its problem said at its line, and is not sent', async () => {
    const { shop } = await open();
    await types('naan{Enter}');
    await sees('The customer pays ₹50 more.');
    shop.answer({ menu: [{ ...naan, soldOut: { until: null } }, biryani] });
    await button('One more Butter Naan').click();
    const row = page.getByRole('listitem').filter({ hasText: 'Butter Naan is sold out.' });
    await expect.element(row).toBeVisible();
    await save(' · ₹100 more').click();
    const less = button('One Butter Naan less');
    await expect.element(less).toHaveFocus();
    await expect.element(less).toHaveAccessibleDescription('Butter Naan is sold out.');
    expect(shop.sent('ChangeOrder')).toEqual([]);
  });

  it('says a problem beside no field at the button', async () => {
    const { shop, book } = await open();
    const { quoteOrderChange } = shop.answers;
    shop.answer({
      quoteOrderChange: (args) => ({
        ...(quoteOrderChange as Quoting)(args),
        problems: aQuote({ problems: [{ code: 'TOO_MANY_OF_A_DISH', message: 'At most 50 dishes.' }] })
          .problems,
      }),
    });
    await types('naan{Enter}');
    await sees('The customer pays ₹50 more.');
    await save(' · ₹50 more').click();
    const alert = summary.getByRole('alert');
    await expect
      .element(alert)
      .toHaveTextContent('The order cannot be changed like this: At most 50 dishes.');
    expect(book.shop.sent('ChangeOrder')).toEqual([]);
  });

  it('is a line of its own beside the same dish with another note', async () => {
    await open();
    const dishes = page.getByRole('region', { name: 'Dishes' });
    const rows = dishes.getByRole('listitem').filter({ hasText: 'Butter Naan' });
    const note = page.getByLabelText('Note for the kitchen');
    await types('naan{Enter}');
    await button('Note for Butter Naan').click();
    await note.fill('No butter');
    await types('naan{Enter}');
    await expect.poll(() => rows.elements().length).toBe(2);
    await button('Remove Butter Naan').first().click();
    await expect.poll(() => rows.elements().length).toBe(1);
    await expect.element(note).not.toBeInTheDocument();
    await expect.element(rows).not.toHaveTextContent('No butter');
  });
});

describe('the delivery of an order', () => {
  it('goes to another address with another note', async () => {
    const { shop, book, id } = await open();
    await page.getByLabelText('Address').fill('4 Church Street, Bengaluru');
    await page.getByLabelText('PIN code of the new address').fill('560001');
    await page.getByLabelText('Note for the rider').fill('Ring twice');
    await saveAsQuoted();
    await expect.element(toast('Order changed')).toBeVisible();
    expect(shop.sent('ChangeOrder')).toMatchObject([
      {
        id,
        input: { address: '4 Church Street, Bengaluru', pinCode: '560001', deliveryNote: 'Ring twice' },
      },
    ]);
    expect(book.find(id).address).toBe('4 Church Street, Bengaluru');
  });

  it('has another time if it is for later, but not a full one', async () => {
    const [slotAt, other, full] = [120, 135, 150].map(minutesFromNow);
    const orderSlots = [
      { startsAt: other!, isFull: false },
      { startsAt: full!, isFull: true },
    ];
    const order = { status: 'PENDING', slotAt, isScheduled: true } as const;
    const { shop } = await open(order, { answers: { orderSlots } });
    const field = page.getByRole('combobox', { name: 'Time', exact: true });
    await expect.element(field).toHaveValue(slotAt);
    await expect.element(field.getByRole('option', { name: /\(full\)$/ })).toBeDisabled();
    await field.selectOptions(other!);
    await saveAsQuoted();
    await expect.element(toast('Order changed')).toBeVisible();
    expect(shop.sent('ChangeOrder')).toMatchObject([{ input: { slot: other } }]);
  });

  it('is hidden from the kitchen', async () => {
    await open({}, { who: aStaffMember('KITCHEN') });
    await expect.element(button('Remove Dal Makhani')).toBeVisible();
    await expect.element(page.getByLabelText('Address')).not.toBeInTheDocument();
  });
});

const paidOnline = { paymentMode: 'ONLINE', payment: aPayment({ amount: 390 }) } as const;

describe('the money', () => {
  it('is refunded online if the order becomes cheaper', async () => {
    const { shop, book, id } = await open(paidOnline);
    await button('Remove Dal Makhani').click();
    await sees('₹150 is refunded online.');
    await reasons.getByText('Entered wrongly').click();
    await save(' · refund ₹150').click();
    await expect.element(toast('Order changed')).toBeVisible();
    expect(shop.sent('ChangeOrder')).toMatchObject([{ total: 240 }]);
    expect(book.find(id)).toMatchObject({ paid: 240, due: 0 });
  });

  it('is given back by staff who have received it', async () => {
    await open({ takings: [aTaking({ amount: 390 })] });
    await button('Remove Dal Makhani').click();
    await sees('Give ₹150 back to the customer.');
    await expect.element(save(' · give back ₹150')).toBeEnabled();
  });

  it('can be refunded by a manager only', async () => {
    await open(paidOnline, { who: aStaffMember('COUNTER') });
    await button('Remove Dal Makhani').click();
    await sees('Money goes back: only a manager can make this change.');
    await expect.element(save(' · refund ₹150')).toBeDisabled();
    await button('Keep Dal Makhani').click();
    await button('One more Paneer Tikka').click();
    await expect.element(save(' · ₹120 more')).toBeEnabled();
  });

  it('goes back at a tablet after a manager’s PIN for the very amount', async () => {
    const meera = aDevicePerson({ name: 'Meera Nair', role: 'MANAGER' });
    const ownDevice = anOwnDevice({ place: 'COUNTER', approvers: [meera] });
    const approve = { id: 'a'.repeat(24), approvedBy: meera.name, expiresAt: minutesFromNow(1) };
    const { shop, id, name } = await open(paidOnline, {
      who: aDeviceUser('COUNTER', { id: ownDevice.id }),
      answers: { ownDevice, approve },
      size: phone,
    });
    await button('Remove Dal Makhani').click();
    await reasons.getByText('Customer asked').click();
    await save(' · refund ₹150').click();
    const approval = page.getByRole('dialog', { name: 'A manager’s PIN for this one act' });
    await expect.element(approval).toHaveTextContent(`Change order ${name} and give ₹150 back.`);
    expect(shop.sent('ChangeOrder')).toEqual([]);
    await approval.getByRole('button', { name: /^Meera Nair/ }).click();
    await expect.element(page.getByLabelText('PIN', { exact: true })).toHaveFocus();
    await userEvent.keyboard('4719{Enter}');
    await expect.element(toast('Order changed')).toBeVisible();
    expect(shop.sent('ApproveAct')).toEqual([
      { input: { act: 'CHANGE_ORDER', id, amount: 150, personId: meera.id, pin: '4719' } },
    ]);
    expect(shop.sent('ChangeOrder')).toMatchObject([{ approval: approve.id }]);
  });

  it('asks for no PIN again by itself after the answer to an approved change was lost', async () => {
    const meera = aDevicePerson({ name: 'Meera Nair', role: 'MANAGER' });
    const ownDevice = anOwnDevice({ place: 'COUNTER', approvers: [meera] });
    const approve = { id: 'a'.repeat(24), approvedBy: meera.name, expiresAt: minutesFromNow(1) };
    const { shop } = await open(paidOnline, {
      who: aDeviceUser('COUNTER', { id: ownDevice.id }),
      answers: { ownDevice, approve },
      size: phone,
    });
    await button('Remove Dal Makhani').click();
    await reasons.getByText('Customer asked').click();
    shop.fails('ChangeOrder', 'fault');
    await save(' · refund ₹150').click();
    await page.getByRole('button', { name: /^Meera Nair/ }).click();
    await expect.element(page.getByLabelText('PIN', { exact: true })).toHaveFocus();
    await userEvent.keyboard('4719{Enter}');
    await sees(/^No answer yet: the change may be saved already/);
    await button('Start again').click();
    await button('One more Paneer Tikka').click();
    await expect.element(save(' · ₹120 more')).toBeEnabled();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('what was typed', () => {
  it('stays if somebody else changes the order meanwhile, and is quoted on top of that', async () => {
    const { shop, book, id } = await open();
    await button('One more Dal Makhani').click();
    await sees('The customer pays ₹150 more.');
    // Its news is lost.
    shop.ignoreSockets();
    const release = shop.holds('ChangeOrder');
    await save(' · ₹150 more').click();
    book.changeLines(id, { added: [{ menuItemId: naan.id, quantity: 1 }] });
    release();
    await sees(/^Somebody else has changed this order/);
    await expect.element(button('Remove Butter Naan')).toBeVisible();
    await expect.element(summary).toHaveTextContent('₹440 → ₹590');
    await expect.poll(() => shop.isIdle).toBe(true);
    await save(' · ₹150 more').click();
    await expect.element(toast('Order changed')).toBeVisible();
    expect(shop.sent('ChangeOrder').at(-1)).toMatchObject({ expectedVersion: 2, total: 590 });
  });

  it('stays offline after somebody else has changed the order, which is said', async () => {
    const { shop, book, id } = await open();
    await button('One more Dal Makhani').click();
    await sees('The customer pays ₹150 more.');
    shop.ignoreSockets();
    const release = shop.holds('ChangeOrder');
    await save(' · ₹150 more').click();
    book.changeLines(id, { added: [{ menuItemId: naan.id, quantity: 1 }] });
    release();
    await sees(/^Somebody else has changed this order/);
    await expect.element(summary).toHaveTextContent('₹440 → ₹590');
    await expect.poll(() => shop.isIdle).toBe(true);
    await goOffline();
    await save(' · ₹150 more').click();
    await sees('No connection. Your changes are kept: save again when you are back online.');
  });

  it('stays without a connection, which is said, and through a reload', async () => {
    const who = anAdmin();
    const { shop, id, name } = await open({}, { who });
    await button('One more Dal Makhani').click();
    await types('naan{Enter}');
    await sees('The customer pays ₹200 more.');
    await goOffline();
    await save(' · ₹200 more').click();
    await sees('No connection. Your changes are kept: save again when you are back online.');
    expect(shop.sent('ChangeOrder')).toEqual([]);
    await show(shop, `/admin/orders/${id}/change`, { who, size: desk, ...kept() });
    await expect.element(title(`Change order ${name}`)).toBeVisible();
    await sees('The customer pays ₹200 more.');
    await button('Start again').click();
    await sees('Nothing is changed yet.');
  });

  it('is not cleared while it is sent', async () => {
    const { shop } = await open();
    await button('One more Dal Makhani').click();
    await sees('The customer pays ₹150 more.');
    const release = shop.holds('ChangeOrder');
    await save(' · ₹150 more').click();
    await expect.element(button('Start again')).toBeDisabled();
    release();
    await expect.element(toast('Order changed')).toBeVisible();
  });

  it('is cleared with what was said about it', async () => {
    const { shop } = await open();
    await button('One more Dal Makhani').click();
    await sees('The customer pays ₹150 more.');
    shop.fails('ChangeOrder', refusal('BAD_USER_INPUT', 'An order needs at least one dish.'));
    await save(' · ₹150 more').click();
    await sees('An order needs at least one dish.');
    await button('Start again').click();
    await sees('Nothing is changed yet.');
    await expect.element(summary.getByText('An order needs at least one dish.')).not.toBeInTheDocument();
  });

  it('is sent again as it was after an answer was lost, and changes the order once', async () => {
    const who = anAdmin();
    const { shop, book, id } = await open({}, { who });
    const { changeOrder } = shop.answers;
    shop.answer({
      changeOrder: (args) => {
        (changeOrder as Changing)(args);
        throw refusal('INTERNAL_SERVER_ERROR', 'Something went wrong');
      },
    });
    await types('naan{Enter}');
    await sees('The customer pays ₹50 more.');
    await save(' · ₹50 more').click();
    await sees(/^No answer yet: the change may be saved already/);
    await expect.element(search).not.toBeInTheDocument();
    await show(shop, `/admin/orders/${id}/change`, { who, size: desk, ...kept() });
    await sees(/^No answer yet: the change may be saved already/);
    shop.answer({ changeOrder: changeOrder! });
    await button('Try again').click();
    await expect.element(toast('Order changed')).toBeVisible();
    const [first, second] = shop.sent('ChangeOrder');
    expect(second).toEqual(first);
    expect(second).toMatchObject({ expectedVersion: 1, total: 440 });
    expect(book.find(id)).toMatchObject({ total: 440, version: 2 });
    await show(shop, `/admin/orders/${id}/change`, { who, size: desk, ...kept() });
    await sees('Nothing is changed yet.');
  });

  it('can be changed again with another key after a refusal of what was sent again', async () => {
    const { shop, book, id } = await open();
    shop.fails('ChangeOrder', 'fault');
    await types('naan{Enter}');
    await sees('The customer pays ₹50 more.');
    await save(' · ₹50 more').click();
    await sees(/^No answer yet/);
    book.changeLines(id, { lines: [{ line: dal.key, quantity: 2 }] });
    shop.recovers('ChangeOrder');
    await button('Try again').click();
    await sees(/^Somebody else has changed this order/);
    await expect.element(summary).toHaveTextContent('₹540 → ₹590');
    await expect.poll(() => shop.isIdle).toBe(true);
    await save(' · ₹50 more').click();
    await expect.element(toast('Order changed')).toBeVisible();
    const keys = shop.sent('ChangeOrder').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
    expect(book.find(id).total).toBe(590);
  });

  it('stays after a refusal, which is said', async () => {
    const { shop } = await open();
    await button('One more Dal Makhani').click();
    await sees('The customer pays ₹150 more.');
    shop.fails('ChangeOrder', refusal('BAD_USER_INPUT', 'An order needs at least one dish.'));
    await save(' · ₹150 more').click();
    await sees('An order needs at least one dish.');
    shop.recovers('ChangeOrder');
    await save(' · ₹150 more').click();
    await expect.element(toast('Order changed')).toBeVisible();
  });

  it('waits for a quote that cannot be read yet', async () => {
    const { shop } = await open();
    shop.fails('OrderChangeQuote', 'unreachable');
    await button('One more Dal Makhani').click();
    await sees('The new total could not be worked out. Your changes are kept.');
    shop.recovers('OrderChangeQuote');
    await summary.getByRole('button', { name: 'Try again' }).click();
    await sees('The customer pays ₹150 more.');
  });

  it('keeps saying that the quote cannot be read while it is tried again', async () => {
    const { shop } = await open();
    shop.fails('OrderChangeQuote', 'unreachable');
    await button('One more Dal Makhani').click();
    const failure = summary.getByText('The new total could not be worked out. Your changes are kept.');
    await expect.element(failure).toBeVisible();
    const notice = failure.element();
    const asked = shop.sent('OrderChangeQuote').length;
    await expect.poll(() => shop.sent('OrderChangeQuote').length).toBeGreaterThan(asked + 1);
    expect(failure.element()).toBe(notice);
    shop.recovers('OrderChangeQuote');
    await sees('The customer pays ₹150 more.');
  });
});

describe('an order that cannot be changed', () => {
  it.each([
    ['OUT_FOR_DELIVERY', 'DELIVERY'],
    ['DELIVERED', 'PICKUP'],
    ['CANCELLED', 'DELIVERY'],
  ] as const)('says so: %s, %s', async (status, way) => {
    await open({ status, way });
    await expect.element(page.getByText(/It cannot be changed any more\.$/)).toBeVisible();
    await expect.element(search).not.toBeInTheDocument();
  });

  it('says so as soon as another person sends it out', async () => {
    const { book, id } = await open();
    await button('One more Dal Makhani').click();
    book.change(id, { status: 'OUT_FOR_DELIVERY' });
    await expect.element(page.getByText(/It cannot be changed any more\.$/)).toBeVisible();
  });

  it('says that an unknown order does not exist', async () => {
    await show(aShop(), `/admin/orders/${'f'.repeat(24)}/change`, { who: anAdmin() });
    await expect.element(page.getByText('There is no such order.')).toBeVisible();
  });
});

it('the change is opened from the details of the order’s card', async () => {
  const book = new OrderBook(aShop({ menu: [naan] }));
  const { name, id } = book.place({ items: [tikka] });
  await show(book.shop, '/admin/orders', { who: anAdmin(), size: desk });
  const card = page.getByRole('article', { name: `Order ${name}`, exact: true });
  await card.getByRole('button', { name: 'Details' }).click();
  await card.getByRole('link', { name: `Change order ${name}` }).click();
  await expect.poll(address).toBe(`/admin/orders/${id}/change`);
  await button('One more Paneer Tikka').click();
  await save(' · ₹120 more').click();
  await expect.poll(address).toBe('/admin/orders');
  await expect.element(card.getByText('Changed', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Details' }).click();
  const history = card.getByRole('region', { name: /^History/ });
  await expect
    .element(history)
    .toHaveTextContent(/Order changed by Leela Das.*Added: 1 Paneer Tikka.*₹240 → ₹360/);
});
