import {
  aBooking,
  aCategory,
  aChoice,
  aCustomer,
  aDelivery,
  aDevice,
  aDevicePerson,
  aDeviceUser,
  anOwnDevice,
  aDeviceSession,
  aSecondFactor,
  aDish,
  aMail,
  aKnownCustomer,
  anInvitation,
  aPerson,
  somePeople,
  aMessage,
  anAdmin,
  aStaffMember,
  anAuditEntry,
  anId,
  aNotification,
  anOptionGroup,
  anOrder,
  type WholeOrder,
  anOrderItem,
  aPage,
  aPayment,
  aRefund,
  aTaking,
  aRestaurant,
  dayAhead,
  minutesFromNow,
  someDayFigures,
  withGroup,
} from '../factories';
import type { MenuItem, OrderStatus, Restaurant, User } from '../generated/schema';
import { refusal, type Answers, type ShopServer } from '../shop-server';
import { aShop, inCart } from '../show';

/** A shop with something on every screen. */

const pictures = import.meta.glob<string>('../../../api/src/demo/pictures/*-640.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const longName = 'Venkatanarasimharajuvaripeta Thiruvananthapuramkrishnamurthy Iyer';
const longEmail = 'venkatanarasimharajuvaripeta.thiruvananthapuram@customers.example.co.in';
const longAddress =
  'Flat 1204, Tower B, Prestige Shantiniketan Apartments, behind the Sri Lakshmi Venkateshwara temple, ' +
  'Whitefield Main Road, Krishnarajapuram Hobli, Bengaluru 560048';
export const longDish =
  'Thiruvananthapuramstylemalabarparottawithkuttanadan Duck Roast, Extra Spicy, for the Whole Family';

export const people = {
  customer: aCustomer(),
  newcomer: aCustomer({ name: 'Ravi Menon', email: 'ravi@example.in' }),
  long: aCustomer({ name: longName, email: longEmail }),
  admin: anAdmin(),
  kitchen: aStaffMember('KITCHEN', { name: 'Sunita Devi' }),
  counter: aStaffMember('COUNTER', { name: 'Leela Das' }),
  rider: aStaffMember('RIDER', { name: 'Ravi Kumar' }),
  accountant: aStaffMember('ACCOUNTANT', { name: 'Meera Iyer' }),
  tablet: aDeviceUser('COUNTER', { name: 'Counter' }),
  atTablet: aDeviceUser('COUNTER', { name: 'Counter' }),
  lockedTablet: aDeviceUser('COUNTER', { name: 'Counter', permissions: ['USE_DEVICE'] }),
  /** Lacks the second factor that the owner demands. */
  heldBack: anAdmin({ lacksSecondFactor: true, permissions: ['USE_ACCOUNT'] }),
} satisfies Record<string, User>;

const customers = {
  known: aKnownCustomer({ name: people.customer.name, email: people.customer.email ?? null, orderCount: 12 }),
  long: aKnownCustomer({ name: longName, email: longEmail, orderCount: 1234, notTakenCount: 12 }),
  caller: aKnownCustomer({ phone: '+919876543210' }),
};

const groups = [
  anOptionGroup({
    name: 'Size',
    choices: [aChoice({ name: 'Regular', isDefault: true }), aChoice({ name: 'Large', price: 60 })],
  }),
  anOptionGroup({
    name: 'Extras',
    minChoices: 0,
    maxChoices: 4,
    maxEach: 2,
    choices: [
      aChoice({ name: 'Extra cheese', price: 30 }),
      aChoice({ name: longName.slice(0, 60), price: 25.5 }),
    ],
  }),
  anOptionGroup({
    name: 'Chutneys and everything else that goes with it',
    maxChoices: 2,
    choices: [
      aChoice({ name: 'Mint chutney', isDefault: true }),
      aChoice({ name: 'Tamarind chutney' }),
      aChoice({ name: 'Garlic chutney' }),
    ],
  }),
];

const categories = ['Burgers', 'Rolls & Wraps', 'Drinks'];

/** 18 dishes in three categories and without one; the last has options and packing. */
export const dishes: readonly MenuItem[] = Object.values(pictures)
  .slice(0, 18)
  .map((image, index, all) =>
    aDish({
      name: (/pictures\/(.*)-640/.exec(image)?.[1] ?? '').replaceAll('-', ' '),
      price: 45 + index * 12,
      description: 'Charred paneer, capsicum and onion in a flaky paratha, finished with lime.',
      category: categories[index % 4] ?? null,
      image,
      ...(index === all.length - 1 && {
        options: groups.map((group) => withGroup(group)),
        packing: 12.5,
      }),
    }),
  );

const ordered = (count: number) =>
  dishes.slice(0, count).map((dish, index) =>
    anOrderItem({
      menuItemId: dish.id,
      name: dish.name,
      category: dish.category ?? null,
      unitPrice: dish.price,
      quantity: 1 + (index % 3),
    }),
  );

/** What an order has gone through. */
const path: readonly OrderStatus[] = ['PENDING', 'PREPARING', 'OUT_FOR_DELIVERY', 'DELIVERED'];
const inState = (status: OrderStatus, order: Partial<WholeOrder> = {}) => {
  const states =
    status === 'CANCELLED' ? (['PENDING', status] as const) : path.slice(0, path.indexOf(status) + 1);
  const placed = status === 'CANCELLED' || status === 'DELIVERED' ? -26 * 60 : -states.length * 8;
  return anOrder({
    user: people.customer,
    customer: customers.known,
    phone: '+919876543210',
    coordinates: { lat: 12.9716, lng: 77.5946 },
    items: ordered(3),
    status,
    placedAt: minutesFromNow(placed),
    promisedFrom: minutesFromNow(placed + 40),
    promisedUntil: minutesFromNow(placed + 55),
    history: states.map((to, index) => ({ to, at: minutesFromNow(placed + index * 7) })),
    ...order,
  });
};

const paid = aPayment({ amount: 349 });
export const orders = {
  pending: inState('PENDING', { items: ordered(1) }),
  preparing: inState('PREPARING', { items: ordered(2) }),
  out: inState('OUT_FOR_DELIVERY', {
    rider: { id: people.rider.id, name: people.rider.name },
    riderFirstName: 'Ravi',
  }),
  atTable: inState('PENDING', {
    way: 'TABLE',
    address: '',
    coordinates: null,
    tableName: 'The long table by the window',
    isFirstAtTable: true,
  }),
  delivered: inState('DELIVERED'),
  cancelled: inState('CANCELLED', { cancelReason: 'A dish in your order is sold out. Paneer, until 8 pm.' }),
  cancelledByCustomer: inState('CANCELLED', { isCancelledByCustomer: true }),
  paid: inState('PENDING', {
    paymentMode: 'ONLINE',
    paymentStatus: 'PAID',
    payment: paid,
    backIfCancelled: 349,
    refundable: { paymentId: paid.id, left: 349 },
  }),
  refunded: inState('CANCELLED', {
    user: people.long,
    customer: customers.long,
    paymentMode: 'ONLINE',
    paymentStatus: 'PAID',
    payment: aPayment({ amount: 349, refunded: 349, state: 'REFUNDED', refunds: [aRefund({ amount: 349 })] }),
  }),
  long: inState('PENDING', {
    user: people.long,
    customer: customers.long,
    items: ordered(14),
    address: longAddress,
  }),
  partlyPaid: inState('OUT_FOR_DELIVERY', {
    takings: [
      aTaking({ amount: 366, undoneAt: minutesFromNow(-3), undoneBy: 'Leela Das' }),
      aTaking({ method: 'UPI', place: 'COUNTER', amount: 200 }),
    ],
  }),
  called: inState('PREPARING', { user: people.admin, customer: customers.caller }),
};

const allOrders = Object.values(orders);
const ordersOf = (user: User) => allOrders.filter((order) => order.user?.id === user.id);

const bookings = [
  aBooking({ message: 'By the window, please' }),
  aBooking({ date: dayAhead(6), time: '13:00', guests: 8 }),
  aBooking({
    date: dayAhead(30),
    time: '21:30',
    guests: 4,
    message: 'A birthday: please keep a cake with 12 candles cold. '.repeat(5),
  }),
];

const notifications = [
  aNotification(),
  aNotification({ kind: 'order-status', title: 'Your order is being prepared', readAt: minutesFromNow(-1) }),
];

const tabletPersons = [
  aDevicePerson({ name: 'Leela Das', role: 'COUNTER' }),
  aDevicePerson({ name: 'Meera Nair', role: 'MANAGER' }),
  aDevicePerson({ name: 'Ravi Menon', role: 'COUNTER', lockedUntil: minutesFromNow(4) }),
  aDevicePerson({ name: 'Sunita Devi', hasPin: false }),
  aDevicePerson({ name: longName, role: 'COUNTER' }),
];

/** The tablet of the viewer's browser. */
const ownDeviceOf = (who: keyof typeof people | undefined) => {
  if (who !== 'tablet' && who !== 'atTablet' && who !== 'lockedTablet') return null;
  return anOwnDevice({
    id: people[who].id,
    name: 'Counter',
    place: 'COUNTER',
    demandsPerson: who === 'lockedTablet',
    person: who === 'atTablet' ? tabletPersons.at(-1)! : null,
    persons: tabletPersons,
    approvers: [
      aDevicePerson({ name: 'Meera Nair', role: 'MANAGER' }),
      aDevicePerson({ name: 'Vikram Shetty', role: 'OWNER' }),
    ],
  });
};

const answersFor = (who: keyof typeof people | undefined): Answers => {
  const isCustomer = who === 'customer';
  return {
    menu: [...dishes],
    categories: categories.map((name) => aCategory(name)),
    optionGroups: groups,
    restaurant: aRestaurant({ tagline: 'Street food cooked to order.' }),
    freeTimes: ['12:30', '13:00', '19:30', '20:00', '21:30'],
    sessions: [aDeviceSession()],
    secondFactor: aSecondFactor(),
    myOrders: aPage(who ? ordersOf(people[who]) : []),
    order: ({ id }) => {
      const order = allOrders.find((each) => each.id === id);
      if (!order) throw refusal('NOT_FOUND', 'Order not found');
      return order;
    },
    myBookings: aPage(isCustomer ? bookings : []),
    notifications: isCustomer ? { ...aPage(notifications), unreadCount: 1 } : { ...aPage(), unreadCount: 0 },
    orders: ({ filter }) => aPage(allOrders.filter(({ id }) => !filter?.ids || filter.ids.includes(id))),
    bookings: aPage([
      ...bookings,
      aBooking({
        name: longName,
        email: longEmail,
        customer: customers.long,
        date: dayAhead(2),
        guests: 20,
        tables: ['Table 4', 'Table 5', 'Window'],
      }),
    ]),
    paymentsNeedingAttention: aPage([
      aPayment({ amount: 349, receipt: 'receipt_1763700000000', user: people.customer }),
    ]),
    today: someDayFigures({
      orders: 41,
      sales: 12_345.5,
      averageMinutes: 34,
      bestDishes: [
        { name: longDish, quantity: 123 },
        { name: 'Masala Dosa', quantity: 23 },
        { name: 'Vada Pav', quantity: 9 },
      ],
    }),
    contactMessages: aPage([
      aMessage({ message: 'Do you have Jain food on Mondays?' }),
      aMessage({
        name: longName,
        email: longEmail,
        customer: customers.known,
        canReply: true,
        message: 'We are forty people for an office party. Can you cater?\n\nThank you, '.concat(
          'a'.repeat(80),
        ),
      }),
    ]),
    riders: [
      { id: people.rider.id, name: people.rider.name },
      { id: anId(), name: longName },
      { id: people.admin.id, name: people.admin.name },
    ],
    deliveries: [
      aDelivery({ address: '12 MG Road, Bengaluru 560001', due: 349 }),
      aDelivery({
        status: 'PREPARING',
        phone: null,
        customerName: longName.slice(0, 40),
        address: longAddress,
        note: longAddress,
        items: [`12 × ${longDish}`, '2 × Masala Dosa', '1 × Filter Coffee'],
        due: 12_345.5,
        promisedFrom: minutesFromNow(25),
        promisedUntil: minutesFromNow(35),
      }),
      aDelivery({
        status: 'PENDING',
        phone: null,
        note: null,
        customerName: null,
        due: 0,
        promisedFrom: null,
        promisedUntil: null,
      }),
      aDelivery({ status: 'DELIVERED', phone: null, due: 0, statusSince: minutesFromNow(-40) }),
      aDelivery({
        status: 'CANCELLED',
        isToBringBack: true,
        phone: null,
        due: 0,
        address: longAddress,
        statusSince: minutesFromNow(-70),
      }),
    ],
    people: somePeople({
      persons: [
        aPerson({ email: 'sunita.devi@example.in' }),
        aPerson({ name: longName, email: longEmail, role: 'ACCOUNTANT', lastSeenAt: null }),
        aPerson({ name: people.admin.name, email: 'vikram@example.in', role: 'OWNER', isViewer: true }),
        aPerson({
          name: 'Meera Nair',
          email: 'meera@example.in',
          role: 'MANAGER',
          lastSeenAt: minutesFromNow(-2000),
        }),
      ],
      invitations: [
        anInvitation(),
        anInvitation({
          name: longName,
          email: longEmail,
          role: 'MANAGER',
          token: null,
          expiresAt: minutesFromNow(50),
        }),
      ],
    }),
    ownDevice: ownDeviceOf(who),
    devices: [
      aDevice({
        name: 'Kitchen, beside the tandoor',
        appVersion: '0.1.0',
        batteryPercent: 64,
        isCharging: true,
        demandsPerson: true,
        persons: [
          aDevicePerson({ name: longName, lockedUntil: minutesFromNow(3) }),
          aDevicePerson({ name: 'Sunita Devi' }),
        ],
      }),
      aDevice({ name: 'Counter', place: 'COUNTER', lockedSince: minutesFromNow(-12), batteryPercent: 8 }),
      aDevice({ name: 'Counter 2', place: 'COUNTER', copiedSince: minutesFromNow(-2000), lastSeenAt: null }),
    ],
    invitation: {
      name: 'Ramesh Kumar',
      email: null,
      role: 'COUNTER',
      invitedBy: people.admin.name,
      expiresAt: minutesFromNow(60),
    },
    auditActors: [
      { id: anId(), name: longName },
      { id: anId(), name: 'Ravi Menon' },
    ],
    auditEntries: aPage([
      anAuditEntry({
        subject: 'ORDER',
        subjectName: '',
        changes: [
          { field: 'status', before: '"Pending"', after: '"Cancelled"' },
          { field: 'change', before: null, after: '"status"' },
          { field: 'cancelReason', before: 'null', after: '"DISH_SOLD_OUT"' },
        ],
      }),
      anAuditEntry({
        subjectName: longDish,
        actorName: longName,
        changes: [
          { field: 'pricePaise', before: '18000', after: '20050' },
          { field: 'isSoldOut', before: 'false', after: 'true' },
          { field: 'soldOutUntil', before: 'null', after: '"2026-11-28T20:30:00.000Z"' },
        ],
      }),
      anAuditEntry({
        subject: 'OPTION_GROUP',
        subjectName: 'Size',
        changes: [
          {
            field: 'choices',
            before: '[{"name":"आधा","pricePaise":2000}]',
            after: '[{"name":"आधा","pricePaise":3000},{"name":"पूरा"}]',
          },
        ],
      }),
      anAuditEntry({ act: 'ADDED', changes: [{ field: 'name', before: null, after: '"लस्सी"' }] }),
      anAuditEntry({ act: 'DELETED', subject: 'CATEGORY', subjectName: 'Drinks', changes: [] }),
      anAuditEntry({
        subject: 'MENU_ORDER',
        subjectName: '',
        changes: [{ field: 'names', before: '["लस्सी","जलेबी"]', after: '["जलेबी","लस्सी"]' }],
      }),
    ]),
    mailDeliveries: aPage([
      aMail(),
      aMail({
        state: 'FAILED',
        recipient: people.long,
        address: longEmail,
        error: 'Mailbox full',
        tries: 5,
        sentAt: null,
      }),
      aMail({ state: 'WAITING', sentAt: null, nextTryAt: minutesFromNow(4) }),
      aMail({ state: 'KEPT', sentAt: null, tries: 0 }),
    ]),
    tableCodes: ['Table 1', 'The long table by the window'].map((name) => ({
      code: anId(),
      table: { id: anId(), name, seats: 4 },
      url: `https://chowk.example/t/${anId()}`,
    })),
  };
};

/** @param who signed in: what is theirs is on the screens */
export const aFilledShop = (who: keyof typeof people | undefined): ShopServer => aShop(answersFor(who));

/** Changes of the restaurant. */
export const withRestaurant = (changes: Partial<Restaurant>) => (shop: ShopServer) =>
  shop.answer({ restaurant: aRestaurant({ tagline: 'Street food cooked to order.', ...changes }) });

/** Three lines of a cart. */
export const fewDishes = dishes.slice(0, 3).map((dish, index) => inCart(dish, 1 + (index % 2)));
