import { page } from 'vitest/browser';
import {
  aMessage,
  anOrdering,
  aPage,
  aPause,
  aRazorpayConnection,
  minutesFromNow,
  someConnections,
  somePeople,
} from '../factories';
import type { ConnectionState, RazorpayConnection } from '../generated/schema';
import { orders as filled, withRestaurant } from './filled-shop';
import { openDialog, press, see, unfold, type Scene } from './scene';
import type { ShopServer } from '../shop-server';
import { scrollTo } from '../show';

/** Hours for lunch and dinner, closed at Diwali. */
const severalHours = async () => {
  await page.getByRole('checkbox', { name: 'Take orders at any time' }).click();
  const orders = page.getByRole('region', { name: 'Hours for orders' });
  await orders.getByRole('checkbox', { name: 'Same hours every day' }).click();
  const monday = orders.getByRole('group', { name: 'Monday' });
  await monday.getByRole('button', { name: 'Add hours' }).click();
  await monday.getByLabelText('Closes').nth(1).fill('02:00');
  await orders.getByRole('checkbox', { name: 'Tuesday' }).click();
  await press('Add a special day')();
  const special = page.getByRole('region', { name: 'Special days' });
  await special.getByLabelText('Date').fill('2027-10-29');
  await special.getByLabelText('Reason').fill('Diwali');
  await special.getByLabelText('Tables').selectOptions('hours');
};
const moreOfDish = async () => {
  await press('Edit')();
  await page.getByText('More about this dish').click();
};
/** One that can be saved, and one that cannot. */
const typeTwoPrices = async () => {
  const prices = page.getByRole('textbox', { name: /^Price of/ });
  await prices.nth(0).fill('50');
  await prices.nth(1).fill('249,50');
  await scrollTo(0);
};
const addNothing = async () => {
  await unfold('Add a dish');
  await press('Add Item')();
};
/** Of an order that is paid in part, with a payment that was undone. */
const enterPayment = async () => {
  const card = page.getByRole('article', { name: `Order ${filled.partlyPaid.name}`, exact: true });
  await card.getByRole('button', { name: 'Details' }).click();
  await card.getByRole('button', { name: 'Enter payment' }).click();
};
/** Chooses to cancel an order with a reason. */
const cancelOrder =
  ({ name: order }: { readonly name: string }, label: string, reason: string, ...presses: string[]) =>
  async () => {
    const card = page.getByRole('article', { name: label + order, exact: true });
    await card.getByRole('combobox').first().selectOptions('CANCELLED');
    for (const name of presses) await card.getByRole('button', { name }).click();
    await page.getByText(reason, { exact: true }).click();
  };
const find = (text: string) => async () => {
  await openDialog('Find or do something')();
  await page.getByRole('dialog').getByRole('combobox').fill(text);
  await see(page.getByRole('dialog').getByRole('option').first());
};
const showShortcuts = async () => {
  await find('keyboard')();
  await page.getByRole('option', { name: 'Keyboard shortcuts' }).click();
};
/** Only phones and tablets have it. */
const openMore = async () => {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (more.query()) await more.click();
};
const toMend = (shop: ShopServer) => shop.answer({ setupWarnings: ['NOT_PRODUCTION', 'PLAY_MONEY'] });
const settings = '/admin/settings';
const entered: ConnectionState = {
  source: 'SETTINGS',
  version: 3,
  changedBy: 'Srinivasaraghavan Venkataramanan',
  changedAt: minutesFromNow(-60),
};
const withRazorpay = (state: Partial<RazorpayConnection>) => (shop: ShopServer) =>
  shop.answer({
    connections: someConnections({
      razorpay: aRazorpayConnection({
        state: entered,
        keyId: 'rzp_live_A1b2C3d4E5f6G7',
        keyEnding: 'x9Qz',
        acceptsWebhooks: true,
        webhookUrl: 'https://orders.shri-venkateshwara-bhavan.example/api/payment/webhook',
        ...state,
      }),
    }),
    shopSetup: { payments: 'LIVE' },
  });

const ofAdmins: readonly Omit<Scene, 'who'>[] = [
  { name: 'admin-dashboard', route: '/admin/dashboard', hasDeskLayout: true },
  { name: 'admin-orders', route: '/admin/orders', hasDeskLayout: true },
  { name: 'admin-orders-rider', route: '/admin/orders', act: press(/^Rider: Nobody/) },
  { name: 'admin-orders-details', route: '/admin/orders', act: press('Details') },
  { name: 'admin-orders-payment', route: '/admin/orders', act: enterPayment },
  {
    name: 'admin-orders-cancel',
    route: '/admin/orders',
    act: cancelOrder(filled.pending, 'Order ', 'Another reason', 'Give a reason'),
    hasDeskLayout: true,
  },
  {
    name: 'admin-orders-cancel-paid',
    route: '/admin/orders',
    act: cancelOrder(filled.paid, 'Order ', 'Kitchen too busy', 'Update'),
    hasDeskLayout: true,
  },
  {
    name: 'admin-orders-cancel-hi',
    route: '/admin/orders',
    language: 'hi',
    act: cancelOrder(filled.paid, 'ऑर्डर ', 'डिश खत्म', 'अपडेट करें'),
  },
  { name: 'admin-orders-paused', route: '/admin/orders', shop: withRestaurant({ ordering: aPause(30) }) },
  {
    name: 'admin-orders-stopped',
    route: '/admin/orders',
    shop: withRestaurant({ ordering: anOrdering({ takesOrders: false, periods: [] }) }),
    act: press(/Pause · busy/),
  },
  { name: 'admin-orders-pausing', route: '/admin/orders', act: press(/Pause · busy/) },
  {
    name: 'admin-palette',
    route: '/admin/orders',
    act: openDialog('Find or do something'),
    hasDeskLayout: true,
  },
  { name: 'admin-palette-found', route: '/admin/orders', act: find('asha') },
  { name: 'admin-palette-hi', route: '/admin/orders', language: 'hi', act: openDialog('खोजें या कुछ करें') },
  { name: 'admin-shortcuts', route: '/admin/orders', act: showShortcuts },
  { name: 'admin-more', route: '/admin/orders', act: openMore },
  { name: 'admin-orders-hi', route: '/admin/orders', language: 'hi' },
  { name: 'admin-menu', route: '/admin/menu', hasDeskLayout: true },
  { name: 'admin-menu-edit', route: '/admin/menu', act: press('Edit') },
  { name: 'admin-options', route: '/admin/menu/options', hasDeskLayout: true },
  { name: 'admin-options-edit', route: '/admin/menu/options', act: press('New options') },
  { name: 'admin-menu-table', route: '/admin/menu/table', hasDeskLayout: true },
  {
    name: 'admin-menu-table-taxes',
    route: '/admin/menu/table',
    shop: withRestaurant({
      taxClasses: [{ id: 'DRINKS', name: 'Cold drinks and ice tea in bottles', hsn: '22021010', rates: [] }],
    }),
    hasDeskLayout: true,
    act: typeTwoPrices,
  },
  { name: 'admin-menu-order', route: '/admin/menu', act: press('Reorder') },
  { name: 'admin-category', route: '/admin/menu', act: openDialog('Add a category') },
  { name: 'admin-category-edit', route: '/admin/menu', act: openDialog(/^Change/) },
  { name: 'admin-menu-more', route: '/admin/menu', act: moreOfDish },
  { name: 'admin-menu-errors', route: '/admin/menu', act: addNothing },
  { name: 'admin-menu-sold-out', route: '/admin/menu', act: openDialog(/^Sold out/) },
  { name: 'admin-menu-delete', route: '/admin/menu', act: openDialog(/^Delete/) },
  {
    name: 'admin-menu-demo',
    route: '/admin/menu',
    shop: (shop) => shop.answer({ demoDishes: 3 }),
    act: openDialog('Remove the demo dishes'),
  },
  { name: 'admin-bookings', route: '/admin/booking', hasDeskLayout: true },
  { name: 'admin-payments', route: '/admin/payments', hasDeskLayout: true },
  { name: 'admin-enter-booking', route: '/book?for=guest' },
  { name: 'admin-messages', route: '/admin/messages', hasDeskLayout: true },
  {
    name: 'admin-messages-done',
    route: '/admin/messages?show=all',
    shop: (shop) =>
      shop.answer({
        contactMessages: aPage([
          aMessage({ answeredAt: minutesFromNow(-5), canReply: true, reply: 'Yes, for up to 40 people.' }),
          aMessage({ answeredAt: minutesFromNow(-9) }),
        ]),
      }),
  },
  {
    name: 'admin-messages-reply',
    route: '/admin/messages',
    act: press('Reply'),
  },
  { name: 'admin-mails', route: '/admin/mails', hasDeskLayout: true },
  { name: 'admin-audit', route: '/admin/audit', hasDeskLayout: true },
  { name: 'admin-audit-hi', route: '/admin/audit', language: 'hi' },
  { name: 'admin-people', route: '/admin/people', hasDeskLayout: true },
  { name: 'admin-people-hi', route: '/admin/people', language: 'hi' },
  {
    name: 'admin-people-alone',
    route: '/admin/people',
    shop: (shop) => shop.answer({ people: somePeople() }),
  },
  {
    name: 'admin-people-invite',
    route: '/admin/people',
    act: openDialog('Invite somebody'),
    hasDeskLayout: true,
  },
  {
    name: 'admin-people-invite-hi',
    route: '/admin/people',
    language: 'hi',
    act: openDialog('किसी को बुलाएँ'),
  },
  {
    name: 'admin-people-link',
    route: '/admin/people',
    act: openDialog(/^Show: /),
    hasDeskLayout: true,
  },
  { name: 'admin-people-role', route: '/admin/people', act: openDialog(/^Change role: Sunita/) },
  { name: 'admin-people-end', route: '/admin/people', act: openDialog(/^End: Sunita/) },
  { name: 'admin-devices', route: '/admin/devices', hasDeskLayout: true },
  { name: 'admin-devices-hi', route: '/admin/devices', language: 'hi' },
  { name: 'admin-devices-none', route: '/admin/devices', shop: (shop) => shop.answer({ devices: [] }) },
  {
    name: 'admin-devices-make',
    route: '/admin/devices',
    act: openDialog('Make this the kitchen’s tablet'),
    hasDeskLayout: true,
  },
  { name: 'admin-devices-change', route: '/admin/devices', act: openDialog(/^Change: Kitchen/) },
  {
    name: 'admin-devices-lock-hi',
    route: '/admin/devices',
    language: 'hi',
    act: async () => {
      await openDialog('इसे काउंटर का टैबलेट बनाएँ')();
      await page.getByLabelText('पहले PIN डालना ज़रूरी हो').click();
    },
  },
  { name: 'admin-devices-remove', route: '/admin/devices', act: openDialog(/^Take off the list/) },
  { name: 'admin-devices-end', route: '/admin/devices', act: openDialog(/^Sign out: Kitchen/) },
  { name: 'admin-table-codes', route: '/admin/table-codes', hasDeskLayout: true },
  { name: 'admin-settings', route: settings, hasDeskLayout: true },
  {
    name: 'admin-settings-two-step',
    route: `${settings}/restaurant`,
    shop: (shop) => shop.answer({ secondFactorRule: { version: 2, roles: ['MANAGER', 'COUNTER'] } }),
    act: async () => {
      const section = page.getByRole('region', { name: 'Two-step login of staff' });
      await section.getByRole('button', { name: 'Change' }).click();
      await see(page.getByRole('dialog'));
    },
  },
  { name: 'admin-settings-legal', route: `${settings}/legal`, act: press('Edit the standard text: Privacy') },
  { name: 'admin-settings-about', route: `${settings}/about`, hasDeskLayout: true },
  { name: 'admin-settings-hours', route: `${settings}/hours`, act: severalHours, hasDeskLayout: true },
  { name: 'admin-settings-ordering', route: `${settings}/ordering` },
  { name: 'admin-settings-tables', route: `${settings}/tables` },
  { name: 'admin-settings-payments', route: `${settings}/payments` },
  {
    name: 'admin-settings-razorpay',
    route: `${settings}/payments`,
    shop: withRazorpay({}),
    hasDeskLayout: true,
  },
  {
    name: 'admin-settings-razorpay-refused',
    route: `${settings}/payments`,
    shop: withRazorpay({ lastRefusedWebhookAt: minutesFromNow(-2) }),
  },
  {
    name: 'admin-settings-razorpay-unreadable',
    route: `${settings}/payments`,
    shop: (shop) =>
      shop.answer({
        connections: someConnections({
          razorpay: aRazorpayConnection({ state: { source: 'UNREADABLE', version: 3 } }),
        }),
      }),
  },
  {
    name: 'admin-settings-razorpay-dialog',
    route: `${settings}/payments`,
    shop: withRazorpay({}),
    act: openDialog(/^(Change the keys|कुंजियाँ बदलें)$/),
    hasDeskLayout: true,
  },
  {
    name: 'admin-settings-messages-set',
    route: `${settings}/messages`,
    shop: (shop) =>
      shop.answer({
        shopSetup: { payments: 'LIVE', mailServer: { host: 'smtp.gmail.com', from: 'orders@chowk.example' } },
        connections: someConnections({
          mail: {
            state: entered,
            host: 'smtp.gmail.com',
            port: 465,
            userName: 'orders@chowk.example',
            fromName: '',
            fromAddress: 'orders@chowk.example',
          },
          sms: { state: entered, keyEnding: 'x9Qz', templateId: '65f1a2b3d6fc051e2f3a4b5c' },
          whatsApp: {
            state: { source: 'ENVIRONMENT', version: 0 },
            phoneNumberId: '106540352242922',
            template: 'order_code',
            language: 'en',
          },
        }),
      }),
    hasDeskLayout: true,
  },
  {
    name: 'admin-settings-mail-dialog',
    route: `${settings}/messages`,
    act: openDialog(/^(Enter a mail server|मेल सर्वर डालें)$/),
  },
  {
    name: 'admin-settings-sms-dialog',
    route: `${settings}/messages`,
    act: openDialog(/^(Enter an account at MSG91|MSG91 का अकाउंट डालें)$/),
  },
  {
    name: 'admin-settings-whatsapp-dialog',
    route: `${settings}/messages`,
    act: openDialog(/^(Enter an account at WhatsApp|WhatsApp का अकाउंट डालें)$/),
  },
  {
    name: 'admin-settings-address-dialog',
    route: `${settings}/restaurant`,
    act: openDialog(/^(Enter the web address|वेब पता डालें)$/),
  },
  { name: 'admin-settings-messages', route: `${settings}/messages` },
  { name: 'admin-settings-hi', route: `${settings}/payments`, language: 'hi' },
  { name: 'admin-welcome-who', route: '/admin/welcome?step=who', hasDeskLayout: true },
  { name: 'admin-welcome-when', route: '/admin/welcome?step=when' },
  { name: 'admin-welcome-where', route: '/admin/welcome?step=where-to' },
  { name: 'admin-welcome-ways', route: '/admin/welcome?step=ways' },
  {
    name: 'admin-welcome-ways-near',
    route: '/admin/welcome?step=ways',
    shop: withRestaurant({ coordinates: { lat: 12.9716, lng: 77.5946 } }),
    act: async () => {
      await page.getByRole('checkbox', { name: 'Deliver only near the shop' }).click();
    },
  },
  { name: 'admin-welcome-ready', route: '/admin/welcome?step=ready', hasDeskLayout: true },
  { name: 'admin-welcome-menu', route: '/admin/welcome?step=menu' },
  { name: 'admin-welcome-payments', route: '/admin/welcome?step=payments' },
  { name: 'admin-welcome-hi', route: '/admin/welcome?step=who', language: 'hi' },
  { name: 'admin-setup-warnings', route: '/admin/dashboard', shop: toMend },
  { name: 'admin-setup-warnings-hi', route: '/admin/orders', language: 'hi', shop: toMend },
  { name: 'admin-not-found', route: '/admin/nowhere' },
];

const ofRoles: readonly Scene[] = [
  { name: 'kitchen-orders', who: 'kitchen', route: '/admin/orders', hasDeskLayout: true },
  { name: 'kitchen-orders-details', who: 'kitchen', route: '/admin/orders', act: press('Details') },
  { name: 'kitchen-menu', who: 'kitchen', route: '/admin/menu', hasDeskLayout: true },
  { name: 'kitchen-profile-hi', who: 'kitchen', route: '/profile', language: 'hi' },
  { name: 'counter-orders-details', who: 'counter', route: '/admin/orders', act: press('Details') },
  { name: 'rider-deliveries', who: 'rider', route: '/admin/deliveries', hasDeskLayout: true },
  { name: 'rider-deliveries-hi', who: 'rider', route: '/admin/deliveries', language: 'hi' },
  {
    name: 'rider-deliveries-empty',
    who: 'rider',
    route: '/admin/deliveries',
    shop: (shop) => shop.answer({ deliveries: [] }),
  },
  {
    name: 'rider-deliveries-not-sent',
    who: 'rider',
    route: '/admin/deliveries',
    shop: (shop) => shop.fails('PickUpOrder', 'unreachable'),
    act: press('Picked up', page.getByText('Not sent:')),
  },
  { name: 'accountant-dashboard', who: 'accountant', route: '/admin/dashboard' },
  {
    name: 'accountant-orders-details',
    who: 'accountant',
    route: '/admin/orders',
    act: press(/^Details$/),
  },
];

/** Of the staff. */
export const adminScenes = [...ofAdmins.map((scene): Scene => ({ ...scene, who: 'admin' })), ...ofRoles];
