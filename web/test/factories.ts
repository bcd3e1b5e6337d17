import { permissionsOf } from '../../api/src/modules/auth/permissions';
import { storedRole } from '../../api/src/modules/auth/role';
import { quoteProblems } from '../../api/src/modules/quote/quote-problems';
import type {
  Acceptance,
  BillBookConnection,
  BillBookEntry,
  BillBookState,
  BillMonth,
  BillMonthSum,
  BillDocument,
  BillTaxes,
  Booking,
  BookingRules,
  Category,
  Charge,
  ContactMessage,
  Customer,
  DashboardSummary,
  DayFigures,
  Delivery,
  DeliveryZone,
  Device,
  DevicePerson,
  DevicePlace,
  DeviceSession,
  OwnDevice,
  DishOptions,
  AuditEntry,
  MailDelivery,
  MenuItem,
  Notification,
  OptionChoice,
  Invitation,
  OptionGroup,
  Order,
  OrderChange,
  OrderItem,
  OrderProblem,
  OrderStatus,
  OrderWay,
  Ordering,
  KitchenStage,
  PageInfo,
  Payment,
  People,
  Person,
  Permission,
  Printer,
  PrintJob,
  Quote,
  Connections,
  ConnectionState,
  RazorpayConnection,
  QuoteProblem,
  Refund,
  Restaurant,
  SavedAddress,
  Passkey,
  SecondFactor,
  Session,
  StaffRole,
  Taking,
  User,
} from './generated/schema';

/** Data of the shop as the schema describes it. Each takes what is special about it in the test. */

/** 2 p.m. in India on a Thursday: the time of every screen unless a test gives another one. */
export const now = new Date('2026-11-26T14:00:00+05:30');

export const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

/** A date in India: 0 is today. */
export const dayAhead = (days: number) => minutesFromNow(days * 24 * 60 + 330).slice(0, 10);

let count = 0;
/** 24 hex characters. */
export const anId = () => (count += 1).toString(16).padStart(24, '0');

/** All on one page. */
export const aPage = <Node>(nodes: Node[] = [], pageInfo: Partial<PageInfo> = {}) => ({
  nodes,
  pageInfo: { hasNextPage: false, endCursor: null, ...pageInfo },
});

const allDay = [{ opensAt: '00:00', closesAt: '00:00' }];

/** The kitchen takes orders at any hour. */
export const anOrdering = (ordering: Partial<Ordering> = {}): Ordering => ({
  takesOrders: true,
  busyMinutes: 0,
  periods: [{ from: '1970-01-01T00:00:00.000Z' }],
  ...ordering,
});

/** A pause that ends by itself. */
export const aPause = (minutes: number) =>
  anOrdering({ pausedUntil: minutesFromNow(minutes), periods: [{ from: minutesFromNow(minutes) }] });

/** Orders are accepted when they are placed. */
export const anAcceptance = (acceptance: Partial<Acceptance> = {}): Acceptance => ({
  isAutomatic: true,
  louderAfter: 3,
  ownersAfter: 5,
  customerAfter: 10,
  reasons: [],
  ...acceptance,
});

export const aRestaurant = (restaurant: Partial<Restaurant> = {}): Restaurant => ({
  name: 'Chowk Street Kitchen',
  shortName: 'Chowk',
  tagline: 'Street food',
  address: '12 Chowk Road, Bengaluru',
  pinCode: '560001',
  phone: '+91 98765 43210',
  email: 'hello@chowk.example',
  links: [],
  tableHours: Array.from({ length: 7 }, () => ({ opensAt: '00:00', closesAt: '24:00' })),
  bookingHours: Array.from({ length: 7 }, () => allDay),
  orderWays: ['DELIVERY'],
  dayEndHour: 3,
  acceptance: anAcceptance(),
  stations: [],
  phoneRequired: false,
  phoneCodeChannels: [],
  guestsAllowed: false,
  pricesWithoutTax: false,
  taxPositions: [],
  taxClasses: [],
  roundsTotal: true,
  invoicePrefix: 'C',
  billFooter: null,
  specialDays: [],
  deliveryZones: [],
  ordering: anOrdering(),
  tables: [{ id: anId(), name: 'Table 1', seats: 4 }],
  stayMinutes: 90,
  bookingFee: 100,
  refundHours: 2,
  version: 1,
  ...restaurant,
});

export const aDish = (dish: Partial<MenuItem> = {}): MenuItem => ({
  id: anId(),
  name: 'Vada Pav',
  price: 45,
  description: 'Spiced potato in a soft bun.',
  category: 'Burgers',
  options: [],
  spiciness: 0,
  isJain: false,
  isNew: false,
  isPackaged: false,
  isBestseller: false,
  allergens: [],
  packing: 0,
  version: 1,
  ...dish,
});

export const aCategory = (name: string, category: Partial<Category> = {}): Category => ({
  id: anId(),
  name,
  isHidden: false,
  version: 1,
  ...category,
});

const permissionsFor = (staffRole: StaffRole | null): Permission[] => permissionsOf(storedRole(staffRole));

export const aCustomer = (user: Partial<User> = {}): User => ({
  id: anId(),
  name: 'Asha Rao',
  email: 'asha@example.in',
  isGuest: false,
  isEmailConfirmed: true,
  role: 'customer',
  permissions: permissionsFor(null),
  lacksSecondFactor: false,
  ...user,
});

export const aStaffMember = (staffRole: StaffRole, user: Partial<User> = {}): User =>
  aCustomer({
    name: 'Vikram Shetty',
    email: 'vikram@example.in',
    role: storedRole(staffRole).role,
    staffRole,
    permissions: permissionsFor(staffRole),
    ...user,
  });

export const anAdmin = (user: Partial<User> = {}): User => aStaffMember('OWNER', user);

/** The shop has no keys of its own. */
export const aRazorpayConnection = (connection: Partial<RazorpayConnection> = {}): RazorpayConnection => ({
  state: { source: 'NONE', version: 0 },
  acceptsWebhooks: false,
  ...connection,
});

/** Nothing is entered. */
export const someConnections = (connections: Partial<Connections> = {}): Connections => {
  const state: ConnectionState = { source: 'NONE', version: 0 };
  return {
    razorpay: aRazorpayConnection(),
    mail: { state },
    sms: { state },
    whatsApp: { state },
    address: { state },
    ...connections,
  };
};

export const aPerson = (person: Partial<Person> = {}): Person => ({
  id: anId(),
  name: 'Sunita Devi',
  email: 'sunita@example.in',
  role: 'KITCHEN',
  lastSeenAt: minutesFromNow(-5),
  isViewer: false,
  canChange: true,
  canEnd: true,
  ...person,
});

export const aDevicePerson = (person: Partial<DevicePerson> = {}): DevicePerson => ({
  id: anId(),
  name: 'Sunita Devi',
  role: 'KITCHEN',
  hasPin: true,
  ...person,
});

export const aDevice = (device: Partial<Device> = {}): Device => ({
  id: anId(),
  name: 'Kitchen',
  place: 'KITCHEN',
  demandsPerson: false,
  lockMinutes: 5,
  registeredBy: 'Vikram Shetty',
  registeredAt: minutesFromNow(-60),
  lastSeenAt: minutesFromNow(-1),
  persons: [],
  ...device,
});

export const aPrinter = (printer: Partial<Printer> = {}): Printer => ({
  id: anId(),
  name: 'Kitchen',
  way: 'NETWORK',
  host: printer.way && printer.way !== 'NETWORK' ? null : '192.168.1.50',
  port: printer.way && printer.way !== 'NETWORK' ? null : 9100,
  paper: 'MM80',
  graphics: 'RASTER',
  documents: ['KITCHEN_TICKET', 'CHANGE_TICKET'],
  bills: 'NEVER',
  stations: [],
  copies: 1,
  cuts: true,
  beeps: false,
  isPaused: false,
  state: 'READY',
  lastSeenAt: minutesFromNow(-1),
  waiting: 0,
  version: 1,
  ...printer,
});

export const aPrintJob = (job: Partial<PrintJob> = {}): PrintJob => ({
  id: anId(),
  document: 'KITCHEN_TICKET',
  printer: aPrinter(),
  orderId: anId(),
  orderName: '#47',
  isDuplicate: false,
  state: 'WAITING',
  createdAt: minutesFromNow(-1),
  expiresAt: minutesFromNow(29),
  ...job,
});

/** What no tablet may do. */
const neverAtDevice = /^(USE_ACCOUNT|ORDER|BOOK_TABLES|EDIT_|REFUND_)/;

/** The account of a tablet, whoever is at it. */
export const aDeviceUser = (place: DevicePlace, user: Partial<User> = {}): User => {
  const name = place === 'KITCHEN' ? 'Kitchen' : 'Counter';
  const member = aStaffMember(place, { name, email: '', ...user });
  return {
    ...member,
    permissions: user.permissions ?? [
      ...member.permissions.filter((permission) => !neverAtDevice.test(permission)),
      'USE_DEVICE',
    ],
  };
};

/** The tablet of that viewer. */
export const anOwnDevice = (device: Partial<OwnDevice> = {}): OwnDevice => ({
  id: anId(),
  name: 'Kitchen',
  place: 'KITCHEN',
  demandsPerson: false,
  lockMinutes: 5,
  persons: [],
  approvers: [],
  ...device,
});

export const anInvitation = (invitation: Partial<Invitation> = {}): Invitation => ({
  id: anId(),
  name: 'Ramesh Kumar',
  role: 'COUNTER',
  invitedBy: 'Vikram Shetty',
  createdAt: minutesFromNow(-60),
  expiresAt: minutesFromNow(71 * 60),
  canChange: true,
  token: `${anId()}${'x'.repeat(32)}`,
  ...invitation,
});

/** The viewer runs the shop alone. */
export const somePeople = (people: Partial<People> = {}): People => ({
  persons: [
    aPerson({
      name: 'Vikram Shetty',
      email: 'vikram@example.in',
      role: 'OWNER',
      isViewer: true,
      canChange: false,
      canEnd: false,
    }),
  ],
  invitations: [],
  roles: ['OWNER', 'MANAGER', 'KITCHEN', 'COUNTER', 'RIDER', 'ACCOUNTANT'],
  ...people,
});

export const anOrderItem = (item: Partial<OrderItem> = {}): OrderItem => ({
  menuItemId: anId(),
  name: 'Vada Pav',
  category: 'Burgers',
  unitPrice: 45,
  quantity: 2,
  choices: [],
  key: anId(),
  isDone: false,
  allergens: [],
  ...item,
});

/** Of deliveries. */
const statusLabels: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'Pending',
  PREPARING: 'Preparing',
  OUT_FOR_DELIVERY: 'Out for Delivery',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};

interface Charged {
  readonly packing?: number;
  readonly deliveryFee?: number;
}

/** The charges of a bill, as the server labels them. */
const chargesOf = ({ packing = 0, deliveryFee = 0 }: Charged): Charge[] =>
  [
    { kind: 'PACKING', label: 'Packing', amount: packing },
    { kind: 'DELIVERY', label: 'Delivery', amount: deliveryFee },
  ].filter(({ amount }) => amount > 0);

/** Of dishes at 5 %, whose prices include it. @param half CGST, as much as SGST */
export const includedTaxes = (total: number, half: number): BillTaxes => ({
  mode: 'REGULAR',
  pricesInclude: true,
  included: half,
  rows: [{ hsn: '996331', rate: 5, taxable: total - 2 * half, cgst: half, sgst: half }],
});

/** Of dishes at 5 % on top of their prices: the taxes, and the charges with a total of whole rupees. */
export function taxesOnTop(dishes: number): { taxes: BillTaxes; charges: Charge[] } {
  const half = Math.round(dishes * 2.5) / 100;
  const sum = dishes + 2 * half;
  const rounding = Math.round((Math.round(sum) - sum) * 100) / 100;
  const charges = [
    { kind: 'CGST', label: 'CGST', amount: half },
    { kind: 'SGST', label: 'SGST', amount: half },
    { kind: 'ROUNDING', label: 'Round off', amount: rounding },
  ];
  return {
    taxes: {
      mode: 'REGULAR',
      pricesInclude: false,
      included: 0,
      rows: [{ hsn: '996331', rate: 5, taxable: dishes, cgst: half, sgst: half }],
    },
    charges: charges.filter(({ amount }) => amount !== 0),
  };
}

/** Cash at the door. */
export const aTaking = (taking: Partial<Taking> = {}): Taking => ({
  id: anId(),
  method: 'CASH',
  place: 'DOOR',
  amount: 90,
  change: 0,
  isAssumed: false,
  at: minutesFromNow(-1),
  by: 'Leela Das',
  ...taking,
});

/** What was paid for an order with these takings. @param order with what its customer has paid online; its total if missing */
export function moneyOf(
  order: Pick<Order, 'paymentMode' | 'status' | 'total'> & { readonly online?: number },
  takings: Taking[],
) {
  const { paymentMode, status, total } = order;
  const isOnline = paymentMode === 'ONLINE';
  const counted = takings.filter(({ undoneAt }) => !undoneAt);
  const online = isOnline ? (order.online ?? total) : 0;
  const paid = counted.reduce((sum, { amount }) => sum + amount, online);
  const due = status === 'CANCELLED' ? 0 : Math.max(0, total - paid);
  return {
    takings,
    paid,
    due,
    dueOnline: isOnline ? due : 0,
    takingsExcess: status === 'CANCELLED' ? 0 : Math.max(0, paid - total),
    paymentStatus: paid >= total ? ('PAID' as const) : ('PENDING' as const),
  };
}

/** With the money, which only some roles see. */
export type WholeOrder = Order & {
  takings: Taking[];
  paid: number;
  due: number;
  /** Rupees that its customer has paid online; its total if missing. */
  online?: number;
};

/** The stage in the kitchen that follows from an order's state. */
export function stageOf(status: OrderStatus, way: OrderWay, readyAt?: string | null): KitchenStage | null {
  if (status === 'PENDING') return 'NEW';
  if (status === 'PREPARING') return way === 'DELIVERY' && readyAt ? 'READY' : 'PREPARING';
  if (status === 'OUT_FOR_DELIVERY') return way === 'DELIVERY' ? 'ON_ITS_WAY' : 'READY';
  return null;
}

/** Of an order that was placed. */
export const anOrderChange = (change: Partial<OrderChange> = {}): OrderChange => ({
  kind: 'STATUS',
  version: 1,
  lines: [],
  at: minutesFromNow(-5),
  ...change,
});

let orderCount = 0;

/** A delivery in cash, just placed. */
export const anOrder = (order: Partial<WholeOrder> = {}): WholeOrder => {
  const number = (orderCount += 1);
  const items = order.items ?? [anOrderItem()];
  const placedAt = order.placedAt ?? minutesFromNow(-5);
  const dishes = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const total = order.total ?? dishes + (order.packing ?? 0) + (order.deliveryFee ?? 0);
  const { paymentMode = 'COD', status = 'PENDING', way = 'DELIVERY' } = order;
  const isPaidOnDelivery = paymentMode === 'COD' && status === 'DELIVERED' && !order.isNotTaken;
  const assumed = isPaidOnDelivery ? [aTaking({ amount: total, isAssumed: true })] : [];
  return {
    id: anId(),
    name: `#${order.number ?? number}`,
    number,
    day: '2026-11-21',
    user: aCustomer(),
    items,
    charges: chargesOf(order),
    packing: 0,
    deliveryFee: 0,
    total,
    way,
    address: '12 MG Road, Bengaluru 560001',
    location: 'Home Delivery',
    isNotTaken: false,
    isCancelledByCustomer: false,
    isFirstAtTable: false,
    isScheduled: false,
    isAccepted: true,
    waitsSince: order.isAccepted === false && status === 'PENDING' ? placedAt : null,
    kitchenStage: stageOf(status, way, order.readyAt),
    paymentMode,
    ...moneyOf({ ...order, paymentMode, status, total }, order.takings ?? assumed),
    changesToSee: [],
    status,
    statusLabel: statusLabels[status],
    version: 1,
    placedAt,
    history: [{ to: status, at: placedAt }],
    changes: [anOrderChange({ to: status, at: placedAt })],
    ...order,
  };
};

/** On its way, with cash to collect. */
export const aDelivery = (delivery: Partial<Delivery> = {}): Delivery => ({
  id: anId(),
  name: '#47',
  version: 3,
  status: 'OUT_FOR_DELIVERY',
  statusSince: minutesFromNow(-5),
  isToBringBack: false,
  customerName: 'Asha',
  address: '12 MG Road, Bengaluru 560001',
  coordinates: { lat: 12.9716, lng: 77.5946 },
  note: 'Blue gate, ring twice',
  phone: '+919876543210',
  items: ['2 × Vada Pav', '1 × Masala Chai'],
  due: 90,
  placedAt: minutesFromNow(-25),
  promisedFrom: minutesFromNow(10),
  promisedUntil: minutesFromNow(20),
  ...delivery,
});

/** Stage and field follow from the code; no screen shows the key. */
export type SomeProblem = Omit<QuoteProblem, 'stage' | 'field' | 'key' | 'params'>;

interface SomeQuote extends Partial<Omit<Quote, 'problems'>> {
  readonly problems?: readonly SomeProblem[];
}

export const aQuote = ({ problems = [], ...quote }: SomeQuote = {}): Quote => ({
  items: [],
  charges: chargesOf(quote),
  packing: 0,
  deliveryFee: 0,
  total: (quote.items ?? []).reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
  problems: problems.map((problem) => ({
    ...quoteProblems[problem.code],
    key: 'quote.test',
    params: [],
    ...problem,
  })),
  ...quote,
});

export const aNotification = (notification: Partial<Notification> = {}): Notification => ({
  id: anId(),
  kind: 'order-placed',
  title: 'We have your order',
  body: 'We will tell you when it is ready.',
  createdAt: minutesFromNow(-5),
  ...notification,
});

const seatings = { first: '12:00', last: '21:30' };

/** Bookings for the next 30 days, noon to 9.30 p.m. */
export const someBookingRules = (rules: Partial<BookingRules> = {}): BookingRules => ({
  firstDate: dayAhead(0),
  lastDate: dayAhead(30),
  firstSeating: seatings.first,
  lastSeating: seatings.last,
  seatings: Array.from({ length: 7 }, () => seatings),
  days: Array.from({ length: 31 }, (_, ahead) => ({ date: dayAhead(ahead), seatings: [seatings] })),
  stayMinutes: 90,
  maxGuests: 8,
  mostGuests: 8,
  fee: 100,
  ...rules,
});

export const aDashboardSummary = (summary: Partial<DashboardSummary> = {}): DashboardSummary => ({
  totalUsers: 12,
  totalOrders: 34,
  totalMenuItems: 18,
  pendingOrders: 0,
  deliveredOrders: 30,
  asOf: now.toISOString(),
  ...summary,
});

export const someDayFigures = (figures: Partial<DayFigures> = {}): DayFigures => ({
  day: dayAhead(0),
  orders: 0,
  sales: 0,
  bestDishes: [],
  ...figures,
});

export const anOptionGroup = (group: Partial<OptionGroup> = {}): OptionGroup => ({
  id: anId(),
  name: 'Size',
  minChoices: 1,
  maxChoices: 1,
  maxEach: 1,
  least: 1,
  most: 1,
  mostEach: 1,
  choices: [aChoice({ name: 'Small', isDefault: true }), aChoice({ name: 'Large', price: 30 })],
  version: 1,
  ...group,
});

export const aChoice = (choice: Partial<OptionChoice> = {}): OptionChoice => ({
  id: anId(),
  name: 'Cheese',
  price: 0,
  isDefault: false,
  ...choice,
});

/** The group as a dish has it. */
export const withGroup = ({ id }: OptionGroup, options: Partial<DishOptions> = {}): DishOptions => ({
  groupId: id,
  overrides: [],
  ...options,
});

/** Off; on with a day. */
export const aPasskey = (passkey: Partial<Passkey> = {}): Passkey => ({
  id: anId(),
  name: 'Chrome on Android',
  createdAt: '2026-11-20T08:00:00Z',
  lastUsedAt: null,
  isBackedUp: true,
  ...passkey,
});

export const aSecondFactor = (since: string | null = null): SecondFactor => ({
  id: anId(),
  since,
  methods: since ? ['AUTHENTICATOR', 'RECOVERY_CODE'] : [],
  authenticatorSince: since,
  passkeys: [],
  recoveryCodesLeft: since ? 8 : 0,
  isDemanded: false,
});

/** The session of this device. */
export const aDeviceSession = (session: Partial<DeviceSession> = {}): DeviceSession => ({
  id: anId(),
  browser: 'Chrome 147',
  system: 'Android',
  createdAt: minutesFromNow(-600),
  lastSeenAt: minutesFromNow(-1),
  isCurrent: true,
  ...session,
});

/** Of a new login. */
export const aSession = (user: User): Session => ({
  token: `token of ${user.id}`,
  deviceToken: anId(),
  user,
});

/** Of a first order. */
export const aKnownCustomer = (customer: Partial<Customer> = {}): Customer => ({
  id: anId(),
  orderCount: 1,
  notTakenCount: 0,
  ...customer,
});

/** For tomorrow, paid at the restaurant. */
export const aBooking = (booking: Partial<Booking> = {}): Booking => ({
  id: anId(),
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+919876543210',
  date: dayAhead(1),
  time: '19:30',
  startsAt: `${booking.date ?? dayAhead(1)}T14:00:00.000Z`,
  guests: 2,
  tables: [],
  paymentMode: 'COD',
  paymentStatus: 'PENDING',
  confirmation: 'We look forward to seeing you.',
  createdAt: minutesFromNow(-60),
  ...booking,
});

/** A captured payment of an order. */
export const aPayment = (payment: Partial<Payment> = {}): Payment => ({
  id: anId(),
  razorpayOrderId: `order_${anId()}`,
  receipt: 'R-1',
  amount: 90,
  refunded: 0,
  left: (payment.amount ?? 90) - (payment.refunded ?? 0),
  state: 'CAPTURED',
  refunds: [],
  version: 1,
  createdAt: minutesFromNow(-10),
  ...payment,
});

export const aRefund = (refund: Partial<Refund> = {}): Refund => ({
  id: anId(),
  amount: 90,
  reason: 'Requested by the restaurant',
  state: 'PROCESSED',
  createdAt: minutesFromNow(-3),
  ...refund,
});

export const aMessage = (message: Partial<ContactMessage> = {}): ContactMessage => ({
  id: anId(),
  name: 'Asha Rao',
  email: 'asha@example.in',
  message: 'Do you cater for parties?',
  createdAt: minutesFromNow(-30),
  acknowledgement: 'Thank you for your message.',
  canReply: false,
  ...message,
});

export const anOrderProblem = (problem: Partial<OrderProblem> = {}): OrderProblem => ({
  id: anId(),
  orderId: anId(),
  orderName: '#47',
  reason: 'LATE',
  dishes: [],
  text: 'It has not come yet.',
  sentAt: minutesFromNow(-2),
  ...problem,
});

export const aMail = (mail: Partial<MailDelivery> = {}): MailDelivery => ({
  id: anId(),
  state: 'SENT',
  recipient: aCustomer(),
  address: 'asha@example.in',
  subject: 'We have your order',
  text: 'Thank you.',
  tries: 1,
  createdAt: minutesFromNow(-20),
  sentAt: minutesFromNow(-19),
  ...mail,
});

export const anAuditEntry = (entry: Partial<AuditEntry> = {}): AuditEntry => ({
  id: anId(),
  createdAt: minutesFromNow(-20),
  actorId: anId(),
  actorName: 'Asha Rao',
  act: 'CHANGED',
  subject: 'DISH',
  subjectId: anId(),
  subjectName: 'Palak Paneer',
  changes: [{ field: 'pricePaise', before: '18000', after: '20050' }],
  requestId: '9f2c',
  ...entry,
});

export const aBillBookEntry = (entry: Partial<BillBookEntry> = {}): BillBookEntry => ({
  id: anId(),
  sequence: 1,
  kind: 'INVOICE',
  number: 'C/26-27/000001',
  orderId: anId(),
  orderName: '#1',
  amount: 523,
  issuedAt: minutesFromNow(-30),
  ...entry,
});

/** Of orders, or of none: the heads of days and restores. */
export const anEntryOfNoOrder = (entry: Partial<BillBookEntry> = {}): BillBookEntry =>
  aBillBookEntry({ kind: 'DAY_HEAD', number: null, orderId: null, orderName: null, amount: null, ...entry });

/** A page of the book, whose first entry is its last one. */
export const aBillBook = (
  nodes: BillBookEntry[] = [],
  state: Partial<BillBookState> = {},
  pageInfo: Partial<PageInfo> = {},
): BillBookConnection => ({
  ...aPage(nodes, pageInfo),
  state: {
    entries: nodes[0]?.sequence ?? 0,
    head: nodes[0] ? '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' : null,
    headAt: nodes[0]?.issuedAt ?? null,
    ...state,
  },
});

export const aBillMonthSum = (sum: Partial<BillMonthSum> = {}): BillMonthSum => ({
  count: 0,
  taxable: 0,
  cgst: 0,
  sgst: 0,
  untaxed: 0,
  total: 0,
  ...sum,
});

/** A month without documents. */
export const aBillMonth = (month: Partial<BillMonth> = {}): BillMonth => ({
  month: '2026-11',
  asOf: minutesFromNow(0),
  invoices: aBillMonthSum(),
  creditNotes: aBillMonthSum(),
  cancellations: aBillMonthSum(),
  vouchers: aBillMonthSum(),
  rates: [],
  hsn: [],
  b2c: [],
  b2b: aBillMonthSum(),
  b2bNotes: aBillMonthSum(),
  nil: [],
  documents: [],
  ...month,
});

const billHeadings: BillDocument['headings'] = {
  item: 'Item',
  hsn: 'HSN/SAC',
  quantity: 'Qty',
  unitPrice: 'Price',
  rate: 'GST',
  taxable: 'Taxable value',
  amount: 'Amount',
  cgst: 'CGST',
  sgst: 'SGST',
};

/** The tax invoice of two dishes. */
export const aBillDocument = (bill: Partial<BillDocument> = {}): BillDocument => ({
  kind: 'TAX_INVOICE',
  language: 'en',
  title: 'Tax Invoice',
  remarks: [],
  number: 'C/26-27/000123',
  issuedAt: minutesFromNow(-30),
  seller: {
    name: 'Chowk Street Kitchen',
    address: '14 Church Street, Bengaluru, Karnataka, 560001',
    facts: [
      { label: 'GSTIN', value: '29AAPFU0939F1ZR' },
      { label: 'FSSAI no.', value: '11225333001234' },
    ],
  },
  facts: [
    { label: 'No.', value: 'C/26-27/000123' },
    { label: 'Date', value: '26 November 2026, 1:30 pm' },
    { label: 'Order', value: '#47, Delivery' },
    { label: 'Place of supply', value: 'Karnataka (29)' },
    { label: 'Reverse charge', value: 'No' },
  ],
  buyerHeading: 'Bill to',
  buyer: null,
  headings: billHeadings,
  lines: [
    {
      name: 'Masala Dosa',
      choices: ['Cheese × 2'],
      hsn: '996331',
      rate: '5%',
      quantity: 2,
      unitPrice: 120,
      taxable: 240,
      amount: 240,
    },
    {
      name: 'Filter Coffee',
      choices: [],
      hsn: '996331',
      rate: '5%',
      quantity: 1,
      unitPrice: 40,
      taxable: 40,
      amount: 40,
    },
  ],
  sums: [
    { label: 'Subtotal', amount: 280 },
    { label: 'CGST', amount: 7 },
    { label: 'SGST', amount: 7 },
  ],
  taxes: [{ hsn: '996331', halfRate: '2.5%', taxable: 280, cgst: 7, sgst: 7 }],
  total: { label: 'Total', amount: 294 },
  totalInWords: 'Two Hundred Ninety Four Rupees Only',
  fssaiLink: 'https://foscos.fssai.gov.in/consumergrievance',
  fssaiText: 'Complaints about food: scan for Food Safety Connect',
  closing: ['Made by computer, valid without a signature'],
  ...bill,
});

export const aSavedAddress = (saved: Partial<SavedAddress> = {}): SavedAddress => ({
  id: anId(),
  label: 'HOME',
  flat: 'Flat 3',
  street: 'MG Road, Bengaluru',
  pinCode: '560001',
  savedAt: minutesFromNow(-1440),
  ...saved,
});

export const aZone = (zone: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: anId(),
  name: 'Near',
  kind: 'PIN_CODES',
  points: [],
  pinCodes: ['560001'],
  fee: 20,
  feeSteps: [],
  minimum: 0,
  extraMinutes: 0,
  isOn: true,
  ...zone,
});
