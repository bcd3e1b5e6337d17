import type { AddressLabel } from '../../modules/addresses/addresses.module.js';
import type { Permission } from '../../modules/auth/auth.module.js';
import type { Role } from '../../modules/auth/auth.module.js';
import type { SetupStep } from '../../modules/dashboard/dashboard.module.js';
import type { SetupWarning } from '../../modules/dashboard/dashboard.module.js';
import type { PaymentAccount } from '../../modules/dashboard/dashboard.module.js';
import type { Allergen } from '../../modules/menu/menu.module.js';
import type { DishMark } from '../../modules/menu/menu.module.js';
import type { MailState } from '../../modules/messages/messages.module.js';
import type { OrderProblemReason } from '../../modules/orders/orders.module.js';
import type { OrderStatus } from '../../modules/orders/orders.module.js';
import type { PaymentMode } from '../../modules/payments/payments.module.js';
import type { PaymentStatus } from '../../modules/payments/payments.module.js';
import type { PaymentState } from '../../modules/payments/payments.module.js';
import type { RefundState } from '../../modules/payments/payments.module.js';
import type { QuoteProblemCode } from '../../modules/quote/quote.module.js';
import type { OrderWay } from '../../modules/restaurant/restaurant.module.js';
import type { PhoneCodeChannel } from '../../modules/restaurant/restaurant.module.js';
import type { OrderPause } from '../../modules/restaurant/restaurant.module.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SavedAddress as SavedAddressModel } from '../../modules/addresses/addresses.module.js';
import type { AuditEntry as AuditEntryModel } from '../../modules/audit/audit.module.js';
import type { DeviceSession as DeviceSessionModel, User as UserModel } from '../../modules/auth/auth.module.js';
import type { Booking as BookingModel } from '../../modules/bookings/bookings.module.js';
import type { ContactMessage as ContactMessageModel } from '../../modules/contact/contact.module.js';
import type { GuestLink as GuestLinkModel } from '../../modules/guests/guests.module.js';
import type { Category as CategoryModel, ChoiceOverride as ChoiceOverrideModel, ChosenOption as ChosenOptionModel, DishOptions as DishOptionsModel, OptionChoice as OptionChoiceModel, MenuItem as MenuItemModel, OptionGroup as OptionGroupModel } from '../../modules/menu/menu.module.js';
import type { Notification as NotificationModel, MailDelivery as MailDeliveryModel } from '../../modules/notifications/notifications.module.js';
import type { OrderProblem as OrderProblemModel, OrderStatusChange as OrderStatusChangeModel, Order as OrderModel, OrderState as OrderStateModel } from '../../modules/orders/orders.module.js';
import type { Payment as PaymentModel, Refund as RefundModel } from '../../modules/payments/payments.module.js';
import type { PhoneConfirmation as PhoneConfirmationModel } from '../../modules/phones/phones.module.js';
import type { OrderItem as OrderItemModel, Quote as QuoteModel } from '../../modules/quote/quote.module.js';
import type { DeliveryZone as DeliveryZoneModel, Restaurant as RestaurantModel } from '../../modules/restaurant/restaurant.module.js';
import type { Context } from '../context.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in the restaurant's own time zone (Asia/Kolkata): `2026-11-21`. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC: `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: string; output: Date; }
  /** An amount in Indian rupees with at most two decimals: `249.5`. Kept as an integer number of paise. */
  Rupees: { input: number; output: number; }
  /** A time of day in the restaurant's own time zone, 24 hours: `19:30`. */
  Time: { input: string; output: string; }
};

/** What an address may lack where there are delivery zones. */
export type AddressFact =
  /** `coordinates`. */
  | 'LOCATION'
  /** `pinCode`, or one in the text of the address. */
  | 'PIN_CODE';

export { AddressLabel };

export { Allergen };

/** What was done to a record. */
export type AuditAct =
  /** The record is new. */
  | 'ADDED'
  /** Fields of the record are different. */
  | 'CHANGED'
  /** The record is gone. */
  | 'DELETED';

/** A field of a record, before and after a change. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** The value as JSON; null if the record was deleted. */
  after: Maybe<Scalars['String']['output']>;
  /** The value as JSON; null if the record was added. */
  before: Maybe<Scalars['String']['output']>;
  /** The field's name, such as `pricePaise`. */
  field: Scalars['String']['output'];
};

/** One change by staff. Entries are never changed or deleted. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done. */
  act: AuditAct;
  /** The id of the account that made it, which may be gone. */
  actorId: Scalars['ID']['output'];
  /** The account's name at the time. */
  actorName: Scalars['String']['output'];
  /** The fields that were changed, or all fields of a record that was added or deleted. */
  changes: Array<AuditChange>;
  /** When the change was made. */
  createdAt: Scalars['DateTime']['output'];
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** The id of the request, as in the log and in the response's `X-Request-Id`; null for a command. */
  requestId: Maybe<Scalars['String']['output']>;
  /** What kind of record it was done to. */
  subject: AuditSubject;
  /** The record's id. */
  subjectId: Scalars['ID']['output'];
  /** The record's name at the time; empty for one without a name. */
  subjectName: Scalars['String']['output'];
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** Entries of this page. */
  nodes: Array<AuditEntry>;
  /** Where it ends. */
  pageInfo: PageInfo;
};

/** A kind of record in the audit log. */
export type AuditSubject =
  /** A category of the menu. */
  | 'CATEGORY'
  /** A dish, whether it is sold out, and its portions. */
  | 'DISH'
  /** The order of categories or dishes. */
  | 'MENU_ORDER'
  /** Options that dishes share, with their choices. */
  | 'OPTION_GROUP'
  /** The restaurant's settings, tables, switches and pauses. */
  | 'RESTAURANT';

/** A table that is wanted. */
export type BookTableInput = {
  /** Today at the earliest, 60 days ahead at the latest. */
  date: Scalars['Date']['input'];
  /** Where the restaurant can write. */
  email: Scalars['String']['input'];
  /** 1 to 20. */
  guests: Scalars['Int']['input'];
  /** A special request of up to 500 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** 7 to 15 digits; spaces, `+` and `-` are allowed. */
  phone: Scalars['String']['input'];
  /** Within opening hours; `freeTimes` names the free ones. */
  time: Scalars['Time']['input'];
};

/** A table that somebody has booked. */
export type Booking = {
  __typename?: 'Booking';
  /** Null while the booking stands. */
  cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** What the restaurant tells who has booked: `Your table for 4 is booked for …`. */
  confirmation: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
  /** Where the restaurant writes. */
  email: Scalars['String']['output'];
  /** Who cancels up to then gets the fee back. Null if no fee was paid. */
  feeRefundableUntil: Maybe<Scalars['DateTime']['output']>;
  /** 1 to 20. */
  guests: Scalars['Int']['output'];
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** A special request. */
  message: Maybe<Scalars['String']['output']>;
  /** Who is expected. */
  name: Scalars['String']['output'];
  /** What paid its fee. Null for a booking that is paid at the restaurant. */
  payment: Maybe<Payment>;
  /** `COD` is paid at the restaurant. */
  paymentMode: PaymentMode;
  /** `PAID` if the fee was paid online. */
  paymentStatus: PaymentStatus;
  /** Where the restaurant calls. */
  phone: Scalars['String']['output'];
  /** `date` and `time` as an instant. From then on the booking can neither be changed nor cancelled. */
  startsAt: Scalars['DateTime']['output'];
  /** When it begins. */
  time: Scalars['Time']['output'];
};

/** A page of bookings. */
export type BookingConnection = {
  __typename?: 'BookingConnection';
  /** Bookings of this page. */
  nodes: Array<Booking>;
  /** Where it ends. */
  pageInfo: PageInfo;
};

/** The seatings of one date. */
export type BookingDay = {
  __typename?: 'BookingDay';
  /** The date. */
  date: Scalars['Date']['output'];
  /** Why the day has hours of its own, if the restaurant gave a reason. */
  reason: Maybe<Scalars['String']['output']>;
  /** In ascending order; empty if no tables can be booked. */
  seatings: Array<DaySeatings>;
};

/** What can be booked now. */
export type BookingRules = {
  __typename?: 'BookingRules';
  /** Each date from the first to the last one. */
  days: Array<BookingDay>;
  /** What a table costs that is paid online. */
  fee: Scalars['Rupees']['output'];
  /** Today. */
  firstDate: Scalars['Date']['output'];
  /** The earliest of the week. */
  firstSeating: Scalars['Time']['output'];
  /** 60 days ahead. */
  lastDate: Scalars['Date']['output'];
  /** The latest of the week. */
  lastSeating: Scalars['Time']['output'];
  /** Of one booking. */
  mostGuests: Scalars['Int']['output'];
  /** Those of each weekday's longest interval, Monday first; null on a closed day. */
  seatings: Array<Maybe<DaySeatings>>;
  /** How long a booking holds its tables. */
  stayMinutes: Scalars['Int']['output'];
};

/** Who may be given a kept answer. */
export type CacheControlScope =
  /** The caller alone. */
  | 'PRIVATE'
  /** Everyone. */
  | 'PUBLIC';

/** A part of the menu. Dishes name it in `MenuItem.category`. */
export type Category = {
  __typename?: 'Category';
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** Whether customers neither see nor order it and its dishes. */
  isHidden: Scalars['Boolean']['output'];
  /** As the menu shows it. */
  name: Scalars['String']['output'];
  /** When its dishes are served each day; null at any hour. */
  servedFrom: Maybe<Scalars['Time']['output']>;
  /** When that ends; on the next day unless it is later than `servedFrom`. */
  servedUntil: Maybe<Scalars['Time']['output']>;
  /** Rises by one with every change but of its place; send it back with `updateCategory`. */
  version: Scalars['Int']['output'];
};

/** When a category is changed, fields left out stay as they are. */
export type CategoryInput = {
  /** Whether customers cannot see it. New categories are seen. */
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 60 characters; each name once. */
  name: Scalars['String']['input'];
  /** When its dishes are served each day, with `servedUntil`; null at any hour. */
  servedFrom?: InputMaybe<Scalars['Time']['input']>;
  /** When that ends; on the next day unless it is later than `servedFrom`. */
  servedUntil?: InputMaybe<Scalars['Time']['input']>;
};

/** All that a browser needs to open the provider's checkout window. */
export type Checkout = {
  __typename?: 'Checkout';
  /** In paise, as the provider wants it. */
  amountInPaise: Scalars['Int']['output'];
  /** Always `INR`. */
  currency: Scalars['String']['output'];
  /** What is paid for, as the window shows it. */
  description: Scalars['String']['output'];
  /** The shop’s public key at the provider. */
  keyId: Scalars['String']['output'];
  /** What is to be paid. */
  payment: Payment;
  /** The provider’s script, which opens the window. */
  scriptUrl: Scalars['String']['output'];
};

/** What is different about a choice on one dish. */
export type ChoiceOverride = {
  __typename?: 'ChoiceOverride';
  /** The choice. */
  choiceId: Scalars['ID']['output'];
  /** Null: the choice's own. */
  isDefault: Maybe<Scalars['Boolean']['output']>;
  /** Whether the dish has this choice at all. */
  isOffered: Scalars['Boolean']['output'];
  /** Null: the choice's own. 0 is a price. */
  price: Maybe<Scalars['Rupees']['output']>;
};

/** What is different about a choice on one dish. */
export type ChoiceOverrideInput = {
  /** A choice of the group. */
  choiceId: Scalars['ID']['input'];
  /** Null stands for the choice's own. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if left out. */
  isOffered?: InputMaybe<Scalars['Boolean']['input']>;
  /** 0 to 100000; null stands for the choice's own. */
  price?: InputMaybe<Scalars['Rupees']['input']>;
};

/** What was chosen of an option group: copies taken at placement. */
export type ChosenOption = {
  __typename?: 'ChosenOption';
  /** The choice. It may be gone from the menu by now. */
  choiceId: Scalars['ID']['output'];
  /** Name of the option group. */
  group: Scalars['String']['output'];
  /** Of the choice. */
  name: Scalars['String']['output'];
  /** Of one, included in the price of the line. */
  price: Scalars['Rupees']['output'];
  /** How often it was chosen. */
  quantity: Scalars['Int']['output'];
};

/** A message to the restaurant. */
export type ContactInput = {
  /** Where to answer. */
  email: Scalars['String']['input'];
  /** 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
};

/** What somebody wrote on the contact screen, or reported about an order. */
export type ContactMessage = {
  __typename?: 'ContactMessage';
  /** What its sender is told, as `POST /api/contact` says it. */
  acknowledgement: Scalars['String']['output'];
  /** When it came. */
  createdAt: Scalars['DateTime']['output'];
  /** Where to answer. Empty for a guest without an e-mail address. */
  email: Scalars['String']['output'];
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** As it was written. */
  message: Scalars['String']['output'];
  /** Of who wrote it. */
  name: Scalars['String']['output'];
  /** What it reports about an order. Null for one from the contact screen. */
  problem: Maybe<OrderProblem>;
};

/** A page of messages. */
export type ContactMessageConnection = {
  __typename?: 'ContactMessageConnection';
  /** Messages of this page. */
  nodes: Array<ContactMessage>;
  /** Where it ends. */
  pageInfo: PageInfo;
};

/** A place on the map. */
export type Coordinates = {
  __typename?: 'Coordinates';
  /** Degrees north, -90 to 90. */
  lat: Scalars['Float']['output'];
  /** Degrees east, -180 to 180. */
  lng: Scalars['Float']['output'];
};

/** A place on the map. */
export type CoordinatesInput = {
  /** Degrees north, -90 to 90. */
  lat: Scalars['Float']['input'];
  /** Degrees east, -180 to 180. */
  lng: Scalars['Float']['input'];
};

/** What an admin sees first. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** Greets the admin by name. */
  message: Scalars['String']['output'];
  /** The shop in five numbers. */
  summary: DashboardSummary;
};

/** The shop in five numbers. */
export type DashboardSummary = {
  __typename?: 'DashboardSummary';
  /** When they were counted: of two summaries the later one is true. */
  asOf: Scalars['DateTime']['output'];
  /** Orders that are with their customers. */
  deliveredOrders: Scalars['Int']['output'];
  /** Orders that are not started. */
  pendingOrders: Scalars['Int']['output'];
  /** Dishes on the menu. */
  totalMenuItems: Scalars['Int']['output'];
  /** Of any status. */
  totalOrders: Scalars['Int']['output'];
  /** Customers and admins. */
  totalUsers: Scalars['Int']['output'];
};

/** Opening hours of one day. */
export type DayHours = {
  __typename?: 'DayHours';
  /** When it closes; on the next day unless it is later than `opensAt`. `00:00` is midnight. */
  closesAt: Scalars['Time']['output'];
  /** When it opens. */
  opensAt: Scalars['Time']['output'];
};

/** Opening hours of one day. */
export type DayHoursInput = {
  /** When it closes; on the next day unless it is later than `opensAt`. `00:00` is midnight. */
  closesAt: Scalars['Time']['input'];
  /** When it opens. */
  opensAt: Scalars['Time']['input'];
};

/** From when until when guests can sit down on one day. */
export type DaySeatings = {
  __typename?: 'DaySeatings';
  /** When the restaurant opens. */
  first: Scalars['Time']['output'];
  /** The length of a stay before it closes. */
  last: Scalars['Time']['output'];
};

/** The fee of a delivery from a total of the dishes on. */
export type DeliveryFeeStep = {
  __typename?: 'DeliveryFeeStep';
  /** What a delivery then costs. */
  fee: Scalars['Rupees']['output'];
  /** The total. */
  from: Scalars['Rupees']['output'];
};

/** The fee of a delivery from a total of the dishes on. */
export type DeliveryFeeStepInput = {
  /** 0 to 10000. */
  fee: Scalars['Rupees']['input'];
  /** 1 to 100000. */
  from: Scalars['Rupees']['input'];
};

/** An area with what a delivery there costs. */
export type DeliveryZone = {
  __typename?: 'DeliveryZone';
  /** Null unless it is a circle. */
  center: Maybe<Coordinates>;
  /** What is added to promised times. */
  extraMinutes: Scalars['Int']['output'];
  /** What a delivery costs, below the first of the next. */
  fee: Scalars['Rupees']['output'];
  /** Other fees from a total of the dishes on, in ascending order. The last one that the total reaches applies. */
  feeSteps: Array<DeliveryFeeStep>;
  /** The total of the dishes from which the delivery is free; null if it never is. */
  freeFrom: Maybe<Scalars['Rupees']['output']>;
  /** When deliveries go there, each day; null at any hour. */
  hours: Maybe<DayHours>;
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** Whether it is in use. */
  isOn: Scalars['Boolean']['output'];
  /** Which of the next four describes the area. */
  kind: DeliveryZoneKind;
  /** What the dishes must cost together. */
  minimum: Scalars['Rupees']['output'];
  /** Such as a part of the town. */
  name: Scalars['String']['output'];
  /** Empty unless it is given by PIN codes. */
  pinCodes: Array<Scalars['String']['output']>;
  /** Its corners; empty unless it is a polygon. */
  points: Array<Coordinates>;
  /** Likewise. */
  radiusMeters: Maybe<Scalars['Int']['output']>;
};

/** An area with what a delivery there costs. */
export type DeliveryZoneInput = {
  /** Of a circle. */
  center?: InputMaybe<CoordinatesInput>;
  /** 0 to 120; left out, 0. */
  extraMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 10000. */
  fee: Scalars['Rupees']['input'];
  /** Up to 10, in any order. */
  feeSteps?: InputMaybe<Array<DeliveryFeeStepInput>>;
  /** 1 to 100000; left out, no total makes the delivery free. */
  freeFrom?: InputMaybe<Scalars['Rupees']['input']>;
  /** Left out, at any hour. */
  hours?: InputMaybe<DayHoursInput>;
  /** Of a zone that is there; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Left out, true. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which of the next four is needed. */
  kind: DeliveryZoneKind;
  /** 0 to 100000; left out, 0. */
  minimum?: InputMaybe<Scalars['Rupees']['input']>;
  /** 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** 1 to 500, each of six digits. */
  pinCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 3 to 500 corners of a border that does not cross itself. */
  points?: InputMaybe<Array<CoordinatesInput>>;
  /** Of a circle: 1 to 50000. */
  radiusMeters?: InputMaybe<Scalars['Int']['input']>;
};

/** How the area of a delivery zone is given. */
export type DeliveryZoneKind =
  /** By a centre and a radius. */
  | 'CIRCLE'
  /** By the PIN codes of addresses. */
  | 'PIN_CODES'
  /** By its corners on the map. */
  | 'POLYGON';

/** A login that has not ended: a browser, or an app, on one device. */
export type DeviceSession = {
  __typename?: 'DeviceSession';
  /** `Chrome`. Null if it is not known. */
  browser: Maybe<Scalars['String']['output']>;
  /** When it logged in. */
  createdAt: Scalars['DateTime']['output'];
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it last asked for something, to within five minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** `Android`. Null if it is not known. */
  system: Maybe<Scalars['String']['output']>;
};

export { DishMark };

/** An option group of a dish. With the overrides, its defaults satisfy its limits and cost nothing. */
export type DishOptions = {
  __typename?: 'DishOptions';
  /** 24 hex characters: one of `optionGroups`. */
  groupId: Scalars['ID']['output'];
  /** Choices that differ from the group's. None: the dish offers the group as it is. */
  overrides: Array<ChoiceOverride>;
};

/** An option group that a dish has. */
export type DishOptionsInput = {
  /** One of `optionGroups`. */
  groupId: Scalars['ID']['input'];
  /** Choices that differ from the group's. */
  overrides?: InputMaybe<Array<ChoiceOverrideInput>>;
};

/** What is left of a dish that is counted. */
export type DishPortions = {
  __typename?: 'DishPortions';
  /** 24 hex characters. */
  dishId: Scalars['ID']['output'];
  /** How many can still be ordered. With none left, it is sold out. */
  left: Scalars['Int']['output'];
};

/** A customer without an account. */
export type GuestInput = {
  /** For news of the orders. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** In any usual spelling, Indian without a country code. */
  phone: Scalars['String']['input'];
  /** The code of the table, of guests who have scanned one: then the guests of a network are not counted. */
  table?: InputMaybe<Scalars['String']['input']>;
};

/** What a guest's link opens for the viewer. */
export type GuestLink = {
  __typename?: 'GuestLink';
  /**
   * Whether `openGuestLink` signs in with it. A link in a mail to an address that is not confirmed yet signs in only the
   * guest, in a session of the guest's own, which confirms the address.
   */
  canSignIn: Scalars['Boolean']['output'];
  /** Whether the viewer is signed in as the guest whose link it is. Signing in with another one's ends the viewer's own session in the browser. */
  isOwn: Scalars['Boolean']['output'];
  /** Of a link in a mail, the order that the mail is about. Null for other links and other orders. */
  order: Maybe<OrderState>;
};

/** The account that a guest makes. */
export type KeepOrdersInput = {
  /** No other account has it. */
  email: Scalars['String']['input'];
  /** 8 characters or more. */
  password: Scalars['String']['input'];
};

/** What somebody logs in with. */
export type LoginInput = {
  /** What an earlier login on this device answered. */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  /** Of the account, in any case. */
  email: Scalars['String']['input'];
  /** As it was chosen. */
  password: Scalars['String']['input'];
};

/** One e-mail of the shop to one person. */
export type MailDelivery = {
  __typename?: 'MailDelivery';
  /** Where it goes: the address that the recipient has when it is sent, or the one before a change that it tells of. */
  address: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** What went wrong at the last try, in plain words. */
  error: Maybe<Scalars['String']['output']>;
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** When it is tried next; null unless it waits. */
  nextTryAt: Maybe<Scalars['DateTime']['output']>;
  /** Who it is for. */
  recipient: User;
  /** Null until the mail server has taken it. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  state: MailState;
  /** Its subject line. */
  subject: Scalars['String']['output'];
  /** Its plain-text part. */
  text: Scalars['String']['output'];
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
};

/** A page of e-mails. */
export type MailDeliveryConnection = {
  __typename?: 'MailDeliveryConnection';
  /** E-mails of this page. */
  nodes: Array<MailDelivery>;
  /** Where it ends. */
  pageInfo: PageInfo;
};

/** Where mails are handed over. */
export type MailServer = {
  __typename?: 'MailServer';
  /** The sender's address of every mail. */
  from: Scalars['String']['output'];
  /** Its host name. */
  host: Scalars['String']['output'];
};

export { MailState };

/**
 * One change of the menu: of a dish, an option group or a category. All are null when it was deleted, and when many things
 * or the order have changed, which is an `UPDATED` of the id of 24 zeros: read the menu again. Versions rise, and changes
 * that follow each other quickly may come as one: a dish that is changed right after it was added is first seen `UPDATED`.
 */
export type MenuChange = {
  __typename?: 'MenuChange';
  /** The category as it is now. */
  category: Maybe<Category>;
  /** The option group as it is now. */
  group: Maybe<OptionGroup>;
  /** The dish, the option group or the category. */
  id: Scalars['ID']['output'];
  /** The dish as it is now. */
  item: Maybe<MenuItem>;
  /** What became of it. */
  kind: MenuChangeKind;
};

/** What became of a dish, an option group or a category. */
export type MenuChangeKind =
  /** It is new on the menu. */
  | 'ADDED'
  /** It is gone from the menu. */
  | 'DELETED'
  /** Something about it is different. */
  | 'UPDATED';

/** A dish or drink that can be ordered. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** What it contains of these. Empty: none, or not declared. */
  allergens: Array<Allergen>;
  /** Null for a dish that stands under 'Uncategorized'. */
  category: Maybe<Scalars['String']['output']>;
  /** Empty if it has none. */
  description: Scalars['String']['output'];
  /** Its name in Hindi; null if it has none. */
  hindiName: Maybe<Scalars['String']['output']>;
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** Path on this server, for instance `/uploads/menu/1f0c….webp`. Null when the dish has no picture. */
  image: Maybe<Scalars['String']['output']>;
  /** Among the most sold of the last 30 days. */
  isBestseller: Scalars['Boolean']['output'];
  /** Without onion, garlic and root vegetables. */
  isJain: Scalars['Boolean']['output'];
  /** The restaurant shows it as new. */
  isNew: Scalars['Boolean']['output'];
  /** A packaged product: the price is its MRP, which includes all taxes and charges. */
  isPackaged: Scalars['Boolean']['output'];
  /**
   * Whether the dish bears the green mark of vegetarian food or the brown one of other food, egg included. Null as long as
   * the restaurant has not said so.
   */
  isVegetarian: Maybe<Scalars['Boolean']['output']>;
  /** Null as long as the restaurant has not said which. */
  mark: Maybe<DishMark>;
  /** As the menu shows it. */
  name: Scalars['String']['output'];
  /** What can be chosen, in the order of the dish. */
  options: Array<DishOptions>;
  /** What the packing of one costs, on top of the price. */
  packing: Scalars['Rupees']['output'];
  /** How many can still be ordered; null if they are not counted. Not kept with the menu: `portionsChanged` is live. */
  portionsLeft: Maybe<Scalars['Int']['output']>;
  /** For one. */
  price: Scalars['Rupees']['output'];
  /** When it is served each day, besides its category's hours; null without hours of its own. */
  servedFrom: Maybe<Scalars['Time']['output']>;
  /** When that ends; on the next day unless it is later than `servedFrom`. */
  servedUntil: Maybe<Scalars['Time']['output']>;
  /** For how many people one is; null if not said. */
  serves: Maybe<Scalars['Int']['output']>;
  /** Null unless it was marked as sold out. A mark whose time has passed no longer holds. */
  soldOut: Maybe<SoldOut>;
  /** From 0, not spicy, to 3. */
  spiciness: Scalars['Int']['output'];
  /** Rises by one with every change but of its place; send it back with `updateMenuItem`. */
  version: Scalars['Int']['output'];
};

/** When a dish is changed, fields left out stay as they are, and null empties them. */
export type MenuItemInput = {
  /** All of them. */
  allergens?: InputMaybe<Array<Allergen>>;
  /** Up to 60 characters; blank stands for none. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Up to 2000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Up to 120 characters; blank stands for none. */
  hindiName?: InputMaybe<Scalars['String']['input']>;
  /** Path answered by `POST /api/admin/menu/image`. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Without onion, garlic and root vegetables. */
  isJain?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shows it as new. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sells it as a packaged product at its MRP. Then it has no packing charge. */
  isPackaged?: InputMaybe<Scalars['Boolean']['input']>;
  /** For older clients. False keeps the mark of a dish with egg. */
  isVegetarian?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which mark the dish bears; null stands for none. Overrides `isVegetarian`. */
  mark?: InputMaybe<DishMark>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** All of them, up to 20, in their order; null leaves them as they are. */
  options?: InputMaybe<Array<DishOptionsInput>>;
  /** What the packing of one costs: 0 to 1000; null stands for 0. */
  packing?: InputMaybe<Scalars['Rupees']['input']>;
  /** More than 0, at most 100000. */
  price: Scalars['Rupees']['input'];
  /** When it is served each day, with `servedUntil`; null for no hours of its own. */
  servedFrom?: InputMaybe<Scalars['Time']['input']>;
  /** When that ends; on the next day unless it is later than `servedFrom`. */
  servedUntil?: InputMaybe<Scalars['Time']['input']>;
  /** 1 to 50; null stands for not said. */
  serves?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 3. */
  spiciness?: InputMaybe<Scalars['Int']['input']>;
};

/** What can be done. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Keeps an address for the next order. `CONFLICT` when the viewer has 20 already. */
  addAddress: SavedAddress;
  /** Admins only. A category at the end of the menu; also added by a dish that names a new one. */
  addCategory: Category;
  /** Admins only. */
  addMenuItem: MenuItem;
  /** Admins only. Dishes get the group with `updateMenuItem`. */
  addOptionGroup: OptionGroup;
  /** Admins only. Marks the problem of an order as solved and tells the customer, once. The same answer again changes nothing. */
  answerOrderProblem: Order;
  /**
   * Books a table that is paid at the restaurant. With none free, `FULLY_BOOKED`: `extensions.freeTimes` are the nearest
   * free times of that day or, if there are none, `extensions.nextFreeDay { date, freeTimes }` those of the next free day.
   */
  bookTable: Booking;
  /** Frees the table immediately. A cancellation is final. */
  cancelBooking: Booking;
  /**
   * Promises another time for an order that is neither delivered nor cancelled, and tells its customer why. `CONFLICT` for
   * one that is, and for an order for later that the kitchen has not begun with.
   */
  changePromisedTime: Order;
  /** Confirms the e-mail address of an account and answers it. `LINK_EXPIRED` when the link is too old. */
  confirmEmail: Scalars['String']['output'];
  /** Confirms the number for the customer's orders. `BAD_USER_INPUT` for a wrong, old or often tried code. */
  confirmPhone: PhoneConfirmation;
  /** Begins a session without an account. `CONFLICT` unless the owner allows guests. */
  continueAsGuest: Session;
  /** A secret token with which the guest signs in on another device: `/shop/#/guest/<token>`, for 60 days. */
  createGuestLink: Scalars['String']['output'];
  /** Admins only. Takes a booking off every list; one that still stood is cancelled by it. */
  deleteBooking: Booking;
  /** Admins only. Its dishes stay, without a category. */
  deleteCategory: Category;
  /** Admins only. Orders that name the dish stay as they are. */
  deleteMenuItem: MenuItem;
  /** Admins only. Takes the group off its dishes; orders that name it stay as they are. */
  deleteOptionGroup: OptionGroup;
  /** Ends all of the viewer's sessions but this one, and a guest's links. Answers the sessions that are left. */
  endOtherSessions: Array<DeviceSession>;
  /** Ends one of the viewer's own sessions, and a guest's links. Answers the sessions that are left. */
  endSession: Array<DeviceSession>;
  /** Admins only. Offers the first run no more. */
  endWelcome: Welcome;
  /** Admins only. Keeps that a step of the first run was saved. */
  finishWelcomeStep: Welcome;
  /** Sends a link to a new password. Answers what to tell the user, the same for addresses without an account. */
  forgotPassword: Scalars['String']['output'];
  /**
   * Makes an account of a guest, who keeps the orders. Ends the guest's links and all sessions but this one. `EMAIL_TAKEN`
   * when another account has the e-mail.
   */
  keepOrders: User;
  /** After many wrong passwords refused with `TOO_MANY_REQUESTS` and, in `extensions.retryAfter`, seconds to wait. */
  login: Session;
  /** Ends the session whose token is sent. */
  logout: Scalars['Boolean']['output'];
  /** Ends every session of the viewer, this one too, and a guest's links. */
  logoutEverywhere: Scalars['Boolean']['output'];
  /** Without ids, all of them. Answers how many were unread. */
  markNotificationsRead: Scalars['Int']['output'];
  /**
   * Signs in with such a token. `LINK_EXPIRED` when it is too old or the guest has an account by now; `EMAIL_UNCONFIRMED` while
   * `GuestLink.canSignIn` is false.
   */
  openGuestLink: Session;
  /** The same key gives the same order; the same key with another input is refused with `IDEMPOTENCY_CONFLICT`. */
  placeOrder: Order;
  /** Admins only. Without an amount, all that is left; with `refundId`, a refund that failed is asked for again. */
  refundPayment: Payment;
  /** Makes a customer. Sign in with `login` afterwards. */
  register: User;
  /** Removes one of the viewer's own addresses. Answers those that are left. */
  removeAddress: Array<SavedAddress>;
  /** Admins only. Takes the unchanged dishes of the demo menu off the menu, and answers them; orders keep their names. */
  removeDemoDishes: Array<MenuItem>;
  /**
   * Gives these tables new codes, so that orders at the table need the new ones from now on. Returns all tables.
   * `NOT_FOUND` if one is gone.
   */
  renewTableCodes: Array<TableCode>;
  /** Admins only. Puts these categories into this order, in the places that they have; answers all. */
  reorderCategories: Array<Category>;
  /** Admins only. Puts these dishes into this order, in the places that they have; answers the menu. */
  reorderDishes: Array<MenuItem>;
  /**
   * Reports a problem with an order of one's own, up to seven days after it or its slot. `CONFLICT` later, and while an
   * earlier problem is open. Limited per network, together with the messages of the contact screen.
   */
  reportOrderProblem: Order;
  /** Ends all sessions and begins one. `LINK_EXPIRED` when the link is older than 30 minutes or was used. */
  resetPassword: Session;
  /** Admins: tries an e-mail once more that is kept, failed or unconfirmed. */
  retryMailDelivery: MailDelivery;
  /** For everybody. `website` is a hidden field that people leave empty. */
  sendContactMessage: ContactMessage;
  /**
   * Sends six digits to an Indian mobile number, valid for 10 minutes and five attempts. A number that is confirmed already
   * gets none, nor one that got its last code within 30 seconds: `channel` says where that went.
   */
  sendPhoneCode: PhoneConfirmation;
  /** Staff: marks a choice as sold out on all dishes, or as available again; answers its group. The last change wins. */
  setChoiceSoldOut: OptionGroup;
  /** Notes whether nobody took an order. While one is noted, its customer and phone number order nothing in cash. */
  setOrderNotTaken: Order;
  /** Staff: stops, pauses or resumes taking orders, or says how busy the kitchen is. */
  setOrdering: Restaurant;
  /** Staff: sets how many portions of a dish can still be ordered. Orders use them up, cancelled ones give them back. */
  setPortions: MenuItem;
  /** Staff: marks dishes as sold out, or as available again, for a period or until an instant. The last change wins. */
  setSoldOut: Array<MenuItem>;
  /** Keeps the booking that is being paid for and creates the provider's order for its fee. */
  startBookingPayment: Checkout;
  /** Prices the cart, keeps what is being bought and creates the provider's order. For a total of ₹1 to ₹5,00,000. */
  startOrderPayment: Checkout;
  /** Takes an account back to the address before a change, and ends all of its sessions. `LINK_EXPIRED` when the link is older than 7 days or was used. */
  undoAccountChange: UndoneChange;
  /** Replaces one of the viewer's own addresses. */
  updateAddress: SavedAddress;
  /** Changes a booking of the viewer until it begins. With no table free then, `FULLY_BOOKED`, and it stays as it was. */
  updateBooking: Booking;
  /**
   * Admins only. Its dishes follow a new name. Refused with `CONFLICT` and `extensions.version` when the category has another
   * version by now.
   */
  updateCategory: Category;
  /** Admins only. Refused with `CONFLICT` and `extensions.version` when the dish has another version by now. */
  updateMenuItem: MenuItem;
  /** Admins only. Refused with `CONFLICT` and `extensions.version` when the group has another version by now. */
  updateOptionGroup: OptionGroup;
  /** Admins only. Any status may follow any other; setting the present one again changes nothing. */
  updateOrderStatus: Order;
  /** Changes what is given. `EMAIL_TAKEN` when another account has the e-mail. `REAUTHENTICATE` when a new e-mail or password comes without the right `currentPassword`. */
  updateProfile: User;
  /** Admins only. Refused with `CONFLICT` and `extensions.version` when the restaurant has another version by now. */
  updateRestaurant: Restaurant;
  /** Checks what the checkout window handed back. The order or booking follows by `paymentUpdated`. */
  verifyPayment: Payment;
};


/** What can be done. */
export type MutationAddAddressArgs = {
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  input: SavedAddressInput;
};


/** What can be done. */
export type MutationAddCategoryArgs = {
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  input: CategoryInput;
};


/** What can be done. */
export type MutationAddMenuItemArgs = {
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  input: MenuItemInput;
};


/** What can be done. */
export type MutationAddOptionGroupArgs = {
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  input: OptionGroupInput;
};


/** What can be done. */
export type MutationAnswerOrderProblemArgs = {
  id: Scalars['ID']['input'];
  reply: InputMaybe<Scalars['String']['input']>;
};


/** What can be done. */
export type MutationBookTableArgs = {
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  input: BookTableInput;
};


/** What can be done. */
export type MutationCancelBookingArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationChangePromisedTimeArgs = {
  id: Scalars['ID']['input'];
  input: PromisedTimeInput;
};


/** What can be done. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** What can be done. */
export type MutationConfirmPhoneArgs = {
  digits: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


/** What can be done. */
export type MutationContinueAsGuestArgs = {
  input: GuestInput;
};


/** What can be done. */
export type MutationDeleteBookingArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationDeleteMenuItemArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationDeleteOptionGroupArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationFinishWelcomeStepArgs = {
  step: WelcomeStep;
};


/** What can be done. */
export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


/** What can be done. */
export type MutationKeepOrdersArgs = {
  input: KeepOrdersInput;
};


/** What can be done. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be done. */
export type MutationMarkNotificationsReadArgs = {
  ids: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be done. */
export type MutationOpenGuestLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be done. */
export type MutationPlaceOrderArgs = {
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  input: PlaceOrderInput;
};


/** What can be done. */
export type MutationRefundPaymentArgs = {
  amount: InputMaybe<Scalars['Rupees']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  refundId: InputMaybe<Scalars['ID']['input']>;
};


/** What can be done. */
export type MutationRegisterArgs = {
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  input: RegisterInput;
};


/** What can be done. */
export type MutationRemoveAddressArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationRenewTableCodesArgs = {
  tables: Array<Scalars['ID']['input']>;
};


/** What can be done. */
export type MutationReorderCategoriesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be done. */
export type MutationReorderDishesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be done. */
export type MutationReportOrderProblemArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  input: OrderProblemInput;
};


/** What can be done. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be done. */
export type MutationRetryMailDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationSendContactMessageArgs = {
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  input: ContactInput;
  website: InputMaybe<Scalars['String']['input']>;
};


/** What can be done. */
export type MutationSendPhoneCodeArgs = {
  channel: PhoneCodeChannel;
  phone: Scalars['String']['input'];
};


/** What can be done. */
export type MutationSetChoiceSoldOutArgs = {
  choiceId: Scalars['ID']['input'];
  period: InputMaybe<SoldOutPeriod>;
  until: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be done. */
export type MutationSetOrderNotTakenArgs = {
  id: Scalars['ID']['input'];
  isNotTaken: Scalars['Boolean']['input'];
};


/** What can be done. */
export type MutationSetOrderingArgs = {
  input: OrderingInput;
};


/** What can be done. */
export type MutationSetPortionsArgs = {
  dishId: Scalars['ID']['input'];
  left: InputMaybe<Scalars['Int']['input']>;
};


/** What can be done. */
export type MutationSetSoldOutArgs = {
  dishIds: Array<Scalars['ID']['input']>;
  period: InputMaybe<SoldOutPeriod>;
  until: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be done. */
export type MutationStartBookingPaymentArgs = {
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  input: BookTableInput;
};


/** What can be done. */
export type MutationStartOrderPaymentArgs = {
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
  input: PlaceOrderInput;
};


/** What can be done. */
export type MutationUndoAccountChangeArgs = {
  token: Scalars['String']['input'];
};


/** What can be done. */
export type MutationUpdateAddressArgs = {
  id: Scalars['ID']['input'];
  input: SavedAddressInput;
};


/** What can be done. */
export type MutationUpdateBookingArgs = {
  id: Scalars['ID']['input'];
  input: UpdateBookingInput;
};


/** What can be done. */
export type MutationUpdateCategoryArgs = {
  id: Scalars['ID']['input'];
  input: CategoryInput;
  version: Scalars['Int']['input'];
};


/** What can be done. */
export type MutationUpdateMenuItemArgs = {
  id: Scalars['ID']['input'];
  input: MenuItemInput;
  version: Scalars['Int']['input'];
};


/** What can be done. */
export type MutationUpdateOptionGroupArgs = {
  id: Scalars['ID']['input'];
  input: OptionGroupInput;
  version: Scalars['Int']['input'];
};


/** What can be done. */
export type MutationUpdateOrderStatusArgs = {
  id: Scalars['ID']['input'];
  status: OrderStatus;
};


/** What can be done. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be done. */
export type MutationUpdateRestaurantArgs = {
  input: RestaurantInput;
  version: Scalars['Int']['input'];
};


/** What can be done. */
export type MutationVerifyPaymentArgs = {
  proof: PaymentProofInput;
};

/** A notification of a user about an event. The same text goes out by e-mail. */
export type Notification = {
  __typename?: 'Notification';
  /** In a sentence or two. */
  body: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** The event: `order.placed`. */
  kind: Scalars['String']['output'];
  /** Route in the shop that shows what this is about, for instance `/track-order/…`. */
  link: Maybe<Scalars['String']['output']>;
  /** Null while it is unread. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  /** In a few words. */
  title: Scalars['String']['output'];
};

/** A page of notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** Notifications of this page. */
  nodes: Array<Notification>;
  /** Where it ends. */
  pageInfo: PageInfo;
  /** Of all the viewer's notifications, not of this page alone. */
  unreadCount: Scalars['Int']['output'];
};

/** A choice of an option group. */
export type OptionChoice = {
  __typename?: 'OptionChoice';
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** Whether it is chosen unless the customer chooses otherwise. */
  isDefault: Scalars['Boolean']['output'];
  /** As the menu shows it. */
  name: Scalars['String']['output'];
  /** Added to the price of the dish. 0 is a price. */
  price: Scalars['Rupees']['output'];
  /** Null unless it was marked as sold out, on all dishes. A mark whose time has passed no longer holds. */
  soldOut: Maybe<SoldOut>;
};

/** A choice of an option group. */
export type OptionChoiceInput = {
  /** The choice that this one was; left out, it is new. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** False if left out. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** 0 to 100000. */
  price: Scalars['Rupees']['input'];
};

/** Something that customers choose, such as a size or extra toppings, shared between dishes. */
export type OptionGroup = {
  __typename?: 'OptionGroup';
  /** In their order. */
  choices: Array<OptionChoice>;
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** How many must be chosen, 0 to `most`. */
  least: Scalars['Int']['output'];
  /** How many may be chosen, 1 to 50. */
  most: Scalars['Int']['output'];
  /** How often one of the choices may be chosen, 1 to `most`. */
  mostEach: Scalars['Int']['output'];
  /** As the menu shows it. */
  name: Scalars['String']['output'];
  /** Rises by one with every change; send it back with `updateOptionGroup`. */
  version: Scalars['Int']['output'];
};

/** An option group as a whole. Its defaults must satisfy its limits and cost nothing, also on each dish that has it. */
export type OptionGroupInput = {
  /** 1 to 50, in their order. */
  choices: Array<OptionChoiceInput>;
  /** 0 to `most`. */
  least: Scalars['Int']['input'];
  /** 1 to 50. */
  most: Scalars['Int']['input'];
  /** 1 to `most`; 1 if left out. */
  mostEach?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** What somebody has ordered, as it was bought. */
export type Order = {
  __typename?: 'Order';
  /** Where it goes, as the customer wrote it. Empty unless it is delivered. */
  address: Scalars['String']['output'];
  /** Where it goes on the map. Null if no place was chosen. */
  coordinates: Maybe<Coordinates>;
  /** What the delivery costs, on top of the lines. */
  deliveryFee: Scalars['Rupees']['output'];
  /** For the rider: how to find the door. */
  deliveryNote: Maybe<Scalars['String']['output']>;
  /** Name of the delivery zone at placement; null if there were none. */
  deliveryZone: Maybe<Scalars['String']['output']>;
  /** Oldest first; the first entry is the placement. */
  history: Array<OrderStatusChange>;
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** Whether it was the first order at its table on its day. */
  isFirstAtTable: Scalars['Boolean']['output'];
  /** Whether nobody took it: its customer and phone number may order nothing in cash. */
  isNotTaken: Scalars['Boolean']['output'];
  /** Whether the kitchen has not begun with an order for later; staff are told at `kitchenAt`. */
  isScheduled: Scalars['Boolean']['output'];
  /** In the order of the cart. */
  items: Array<OrderItem>;
  /** When the kitchen begins with an order for later. */
  kitchenAt: Maybe<Scalars['DateTime']['output']>;
  /** `Home Delivery`, `Pickup` or `Table`. */
  location: Scalars['String']['output'];
  /** What packing costs, on top of the lines. */
  packing: Scalars['Rupees']['output'];
  /** What paid for it. Null for an order in cash. */
  payment: Maybe<Payment>;
  /** As it was placed. */
  paymentMode: PaymentMode;
  /** `PENDING` for every order in cash. */
  paymentStatus: PaymentStatus;
  /** The customer's phone number in E.164: `+919876543210`. Null if none was given. */
  phone: Maybe<Scalars['String']['output']>;
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** What the customer last reported about it. Null if nothing. */
  problem: Maybe<OrderProblem>;
  /** Why the promised time is another one than the customer was told before. Null if it is not. */
  promiseReason: Maybe<Scalars['String']['output']>;
  /** From when on the customer was told to get it. Null if no time was promised. */
  promisedFrom: Maybe<Scalars['DateTime']['output']>;
  /** Until when, likewise. */
  promisedUntil: Maybe<Scalars['DateTime']['output']>;
  /** The start of its slot of 15 minutes. Null: as soon as possible. */
  slotAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands now. */
  status: OrderStatus;
  /** The status in words, by the way: `Ready for Pickup`. */
  statusLabel: Scalars['String']['output'];
  /** Name of the table at placement. Null unless it is an order at a table. */
  tableName: Maybe<Scalars['String']['output']>;
  /** Of all lines, with packing and delivery. */
  total: Scalars['Rupees']['output'];
  /** Who placed it. Null when that account is gone. */
  user: Maybe<User>;
  /** 1 at placement, then rising by one with every change. */
  version: Scalars['Int']['output'];
  /** How it gets to the customer. */
  way: OrderWay;
};

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** Orders of this page. */
  nodes: Array<Order>;
  /** Where it ends. */
  pageInfo: PageInfo;
};

/** One order that is new or has changed. */
export type OrderFeedEvent = {
  __typename?: 'OrderFeedEvent';
  /** Whether it is new. */
  kind: OrderFeedKind;
  /** The order as it is now. */
  order: Order;
};

/** Why an order comes by `orderFeed`. */
export type OrderFeedKind =
  /** Its status, its payment or its promised time has changed, or the kitchen begins with it. */
  | 'CHANGED'
  /** It is new. */
  | 'PLACED';

/** Which orders are wanted: those that meet every condition. */
export type OrderFilter = {
  /** Orders placed on this day. */
  day?: InputMaybe<Scalars['Date']['input']>;
  /** Whether only orders are wanted that are neither delivered nor cancelled. */
  openOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Literal text inside order id, customer name or e-mail, or at least four digits of the phone number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Orders that stand there now. */
  status?: InputMaybe<OrderStatus>;
};

/** One line of an order as it was bought: name, category and price are copies taken at placement. Of a quote: as it would be. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** Null for a dish that had none. */
  category: Maybe<Scalars['String']['output']>;
  /** In the order of the dish's option groups. */
  choices: Array<ChosenOption>;
  /** The dish this line came from. It may be gone from the menu by now. */
  menuItemId: Scalars['ID']['output'];
  /** Of the dish. */
  name: Scalars['String']['output'];
  /** For the kitchen. Null if there is none. */
  note: Maybe<Scalars['String']['output']>;
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** For one, with its choices. */
  unitPrice: Scalars['Rupees']['output'];
};

/** One line of a cart. */
export type OrderItemInput = {
  /** Up to 200: what is chosen of all option groups of the dish, several times if wanted so. Left out, the defaults. */
  choices?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A dish of the menu. */
  menuItemId: Scalars['ID']['input'];
  /** For the kitchen, up to 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 999. */
  quantity: Scalars['Int']['input'];
};

export { OrderPause };

/** What a customer reported about an order. It is open until staff have answered it. */
export type OrderProblem = {
  __typename?: 'OrderProblem';
  /** When staff marked it as solved. Null while it is open. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** The lines that it is about: `2 × Biryani`. */
  dishes: Array<Scalars['String']['output']>;
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** What is wrong. */
  reason: OrderProblemReason;
  /** What staff answered. Null without words. */
  reply: Maybe<Scalars['String']['output']>;
  /** When it came. */
  sentAt: Scalars['DateTime']['output'];
  /** As the customer wrote it; may be empty. */
  text: Scalars['String']['output'];
};

/** A report about an order. */
export type OrderProblemInput = {
  /** Places of the lines in the order that it is about, from 0. */
  lines?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** What is wrong. */
  reason: OrderProblemReason;
  /** Up to 1000 characters. `OTHER` needs it. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export { OrderProblemReason };

/** 15 minutes for which customers can order. */
export type OrderSlot = {
  __typename?: 'OrderSlot';
  /** Whether too much is ordered for it. */
  isFull: Scalars['Boolean']['output'];
  /** Its start. */
  startsAt: Scalars['DateTime']['output'];
};

/** In which order a list of orders comes. */
export type OrderSort =
  /** Latest placed first. */
  | 'NEWEST_FIRST'
  /** Earliest placed first. */
  | 'OLDEST_FIRST';

/** Status and promised time of an order, without personal data. */
export type OrderState = {
  __typename?: 'OrderState';
  /** From when on the customer is to get it. Null if no time was promised. */
  promisedFrom: Maybe<Scalars['DateTime']['output']>;
  /** Until when the customer is to get it. Null if no time was promised. */
  promisedUntil: Maybe<Scalars['DateTime']['output']>;
  /** The start of its slot of 15 minutes. Null: as soon as possible. */
  slotAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands now. */
  status: OrderStatus;
  /** The status in words, by the way: `Ready for Pickup`. */
  statusLabel: Scalars['String']['output'];
  /** Delivery, pickup or at the table. */
  way: OrderWay;
};

export { OrderStatus };

/** One entry of an order's history. */
export type OrderStatusChange = {
  __typename?: 'OrderStatusChange';
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** Name of who made the change. Null when their account is gone, and for customers other than themselves. */
  by: Maybe<Scalars['String']['output']>;
  /** Null for the placement. */
  from: Maybe<OrderStatus>;
  /** The status from then on. */
  to: OrderStatus;
};

export { OrderWay };

/** Whether orders are taken now, and when. */
export type Ordering = {
  __typename?: 'Ordering';
  /** Minutes added to the usual time of preparation. */
  busyMinutes: Scalars['Int']['output'];
  /** End of the pause; null without one. */
  pausedUntil: Maybe<Scalars['DateTime']['output']>;
  /** The periods of the next 8 days, or the next one, with hours, switch and pause combined. */
  periods: Array<OrderingPeriod>;
  /** False: staff have stopped taking orders until they resume. */
  takesOrders: Scalars['Boolean']['output'];
};

/** Changes of ordering, from now on. Fields left out stay as they are. */
export type OrderingInput = {
  /** 0 to 120 minutes, added to the usual time of preparation. */
  busyMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Begins now. */
  pause?: InputMaybe<OrderPause>;
  /** Whether orders are taken at all. */
  takesOrders?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A period in which orders are taken. */
export type OrderingPeriod = {
  __typename?: 'OrderingPeriod';
  /** Its beginning, or now. */
  from: Scalars['DateTime']['output'];
  /** Null if it ends more than 8 days ahead. */
  until: Maybe<Scalars['DateTime']['output']>;
};

/** Where a page of a list ends. Pass `endCursor` as `after` to read on. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The last entry of this page; null if it has none. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** One payment order at the provider, and what came of it. */
export type Payment = {
  __typename?: 'Payment';
  /** What is to be paid, or was. */
  amount: Scalars['Rupees']['output'];
  /** The booking that it bought, if it bought one. */
  booking: Maybe<Booking>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it failed, in the provider's words to the customer. */
  failure: Maybe<Scalars['String']['output']>;
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** What `refundPayment` can still send back. */
  left: Scalars['Rupees']['output'];
  /** The order that it bought, if it bought one. */
  order: Maybe<Order>;
  /** Its order at the provider. */
  razorpayOrderId: Scalars['ID']['output'];
  /** Its name on the provider’s side. */
  receipt: Scalars['String']['output'];
  /** What has gone back of the money that paid. */
  refunded: Scalars['Rupees']['output'];
  /** Oldest first. */
  refunds: Array<Refund>;
  /** How far it has come. */
  state: PaymentState;
  /** Who paid. Null for an unclaimed payment. */
  user: Maybe<User>;
  /** Rises by one with every change. */
  version: Scalars['Int']['output'];
};

export { PaymentAccount };

/** A page of payments. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** Payments of this page. */
  nodes: Array<Payment>;
  /** Where it ends. */
  pageInfo: PageInfo;
};

export { PaymentMode };

/** What the provider’s checkout window hands back after a payment. */
export type PaymentProofInput = {
  /** The provider’s order. */
  razorpayOrderId: Scalars['String']['input'];
  /** The payment that was made. */
  razorpayPaymentId: Scalars['String']['input'];
  /** The provider’s signature of both. */
  razorpaySignature: Scalars['String']['input'];
};

/** How customers can pay here. */
export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  /** Cash, and online payment where it is switched on. */
  modes: Array<PaymentMode>;
  /** Whether online payments are play money. */
  testMode: Scalars['Boolean']['output'];
};

export { PaymentState };

export { PaymentStatus };

export { Permission };

export { PhoneCodeChannel };

/** The state of a phone number that a customer confirms by a code. */
export type PhoneConfirmation = {
  __typename?: 'PhoneConfirmation';
  /** How the last code was sent. Null for codes of earlier versions. */
  channel: Maybe<PhoneCodeChannel>;
  /** When the code that was sent last can no longer be entered. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the customer has entered the code. */
  isConfirmed: Scalars['Boolean']['output'];
  /** E.164: `+919876543210`. */
  phone: Scalars['String']['output'];
};

/** A cart, and where it is to go. */
export type PlaceOrderInput = {
  /** 1 to 500 characters; only deliveries need it. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes on the map, if the customer chose a place. */
  coordinates?: InputMaybe<CoordinatesInput>;
  /** For the rider, up to 200 characters; only deliveries keep it. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 lines. Equal lines are added up; at most 999 of a dish. */
  items: Array<OrderItemInput>;
  /** `ONLINE` needs a verified payment of the total. */
  paymentMode: PaymentMode;
  /** The customer's phone number in any usual spelling, Indian without a country code. Some restaurants require it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Six digits, for the delivery zone; added to an address without it. Refused if the address names one of another zone. */
  pinCode?: InputMaybe<Scalars['String']['input']>;
  /** ONLINE only: which verified payment pays for this. Left out, the viewer's own unbound payment of this amount. */
  razorpayOrderId?: InputMaybe<Scalars['String']['input']>;
  /** The start of a slot, for an order for later. */
  slot?: InputMaybe<Scalars['DateTime']['input']>;
  /** The code of the table, for orders at a table. */
  table?: InputMaybe<Scalars['String']['input']>;
  /** What the customer was shown. Refused with `TOTAL_MISMATCH` when it is not what the menu says now. */
  total?: InputMaybe<Scalars['Rupees']['input']>;
  /** How it is to get to the customer; left out, by delivery. */
  way?: InputMaybe<OrderWay>;
};

/** A time that staff promise instead. */
export type PromisedTimeInput = {
  /** 5 to 240, from now on. */
  minutes: Scalars['Int']['input'];
  /** 1 to 200 characters, for the customer. */
  reason: Scalars['String']['input'];
};

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** The categories in their order, hidden ones included. */
  allCategories: Array<Category>;
  /** Admins: who changed what, newest first. */
  auditEntries: AuditEntryConnection;
  /** What can be booked now. */
  bookingRules: BookingRules;
  /** Admins: all bookings, in the order of `myBookings`. */
  bookings: BookingConnection;
  /** Admins: bookings to come at times at which no guests are seated since the hours were changed, soonest first. */
  bookingsOutsideHours: BookingConnection;
  /** The categories in their order, those without dishes included; without hidden ones. */
  categories: Array<Category>;
  /** Admins: messages of customers, newest first. */
  contactMessages: ContactMessageConnection;
  /** Admins only. */
  dashboard: Dashboard;
  /** Admins: how many dishes of the demo menu are on the menu, unchanged. */
  demoDishes: Scalars['Int']['output'];
  /**
   * Times of the day, every half hour, at which a party of this size can be seated. The tables of `exceptBooking`, a
   * booking of the viewer that is to be moved, count as free.
   */
  freeTimes: Array<Scalars['Time']['output']>;
  /** The menu with the dishes of hidden categories. */
  fullMenu: Array<MenuItem>;
  /** What a guest's link opens: `/shop/#/guest/<token>/<orderId>`. `LINK_EXPIRED` when it is too old or the guest has an account by now. */
  guestLink: GuestLink;
  /** Admins: the first 500 orders for later that are neither delivered nor cancelled, by `kitchenAt`. */
  laterOrders: Array<Order>;
  /** Admins: e-mails of the last 90 days, newest first. */
  mailDeliveries: MailDeliveryConnection;
  /** The signed-in user, or null. */
  me: Maybe<User>;
  /**
   * The menu, in its order, without the dishes of hidden categories. `search` keeps the dishes whose name, in English or
   * Hindi, contains it: literally, in any case and Unicode form, without punctuation at its ends.
   */
  menu: Array<MenuItem>;
  /** The viewer's own bookings: from today on, soonest first, then those of earlier days, latest first. No cancelled ones. */
  myBookings: BookingConnection;
  /** The viewer's own orders, newest first. */
  myOrders: OrderConnection;
  /** The viewer's own notifications, newest first. */
  notifications: NotificationConnection;
  /** What dishes let customers choose, in the order in which it was made. */
  optionGroups: Array<OptionGroup>;
  /** One order: the viewer's own or, for an admin, any. */
  order: Order;
  /** The slots that can be ordered for, in ascending order; none if orders are for as soon as possible only. */
  orderSlots: Array<OrderSlot>;
  /** Admins: all orders. */
  orders: OrderConnection;
  /** The viewer's own payment or, for an admin, any. */
  payment: Payment;
  /** How customers can pay here. */
  paymentSettings: PaymentSettings;
  /** Admins: payments that need a person. */
  paymentsNeedingAttention: PaymentConnection;
  /** What a cart would cost now, and what speaks against ordering it. */
  quote: Quote;
  /** Who the restaurant is, when it takes orders and when it seats guests. */
  restaurant: Restaurant;
  /** The viewer's own, the last saved first: 20 at most. */
  savedAddresses: Array<SavedAddress>;
  /** The viewer's own, the one seen last first: 100 at most. */
  sessions: Array<DeviceSession>;
  /** Admins: what is still to be done before the shop opens, the most important first. */
  setupSteps: Array<SetupStep>;
  /** Admins: what is not as it should be in a shop with a public address, until it is mended. */
  setupWarnings: Array<SetupWarning>;
  /** Admins: what the environment of the server sets up. */
  shopSetup: ShopSetup;
  /**
   * What may be meant by a text that no dish has in its name, in the order of the menu: dishes whose category or description
   * contains it; if there are none, dishes with words like the typed ones, which forgives typing mistakes. Empty for a text
   * that is in a name.
   */
  similarDishes: Array<MenuItem>;
  /** All tables with their codes. */
  tableCodes: Array<TableCode>;
  /** The table of a code. Null if the code is not right or the table is gone. */
  tableOfCode: Maybe<RestaurantTable>;
  /** Admins only. */
  webhookHealth: WebhookHealth;
  /** Admins: how far the first run has come. */
  welcome: Welcome;
};


/** What can be read. */
export type QueryAuditEntriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  subject: InputMaybe<AuditSubject>;
};


/** What can be read. */
export type QueryBookingsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeCancelled?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. */
export type QueryBookingsOutsideHoursArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryContactMessagesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryFreeTimesArgs = {
  date: Scalars['Date']['input'];
  exceptBooking: InputMaybe<Scalars['ID']['input']>;
  guests: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryGuestLinkArgs = {
  orderId: InputMaybe<Scalars['ID']['input']>;
  token: Scalars['String']['input'];
};


/** What can be read. */
export type QueryMailDeliveriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state: InputMaybe<MailState>;
};


/** What can be read. */
export type QueryMenuArgs = {
  search: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryMyBookingsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryMyOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryNotificationsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OrderSort>;
};


/** What can be read. */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryPaymentsNeedingAttentionArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryQuoteArgs = {
  input: QuoteInput;
};


/** What can be read. */
export type QuerySimilarDishesArgs = {
  search: Scalars['String']['input'];
};


/** What can be read. */
export type QueryTableOfCodeArgs = {
  code: Scalars['String']['input'];
};

/** What a cart would cost if it were ordered now. It reserves nothing: placing the order prices it again. */
export type Quote = {
  __typename?: 'Quote';
  /** What the delivery costs, on top of the lines; 0 while the address is unknown. */
  deliveryFee: Scalars['Rupees']['output'];
  /** The lowest delivery fee for this cart; null without zones. */
  deliveryFrom: Maybe<Scalars['Rupees']['output']>;
  /** Equal lines added up, in the order of the cart, without dishes that are not on the menu any more. */
  items: Array<OrderItem>;
  /** What packing costs, on top of the lines. */
  packing: Scalars['Rupees']['output'];
  /** None: it can be ordered. */
  problems: Array<QuoteProblem>;
  /** From when on the customer gets the food. Null if orders are not taken now, and if the restaurant promises no times. */
  promisedFrom: Maybe<Scalars['DateTime']['output']>;
  /** Until when, likewise. */
  promisedUntil: Maybe<Scalars['DateTime']['output']>;
  /** Of all lines, with packing and delivery. */
  total: Scalars['Rupees']['output'];
  /** Where the address lies; null without zones or an address. */
  zone: Maybe<DeliveryZone>;
};

/** A cart that is to be priced. */
export type QuoteInput = {
  /** Up to 500 characters: where it goes. Without it, `coordinates` and `pinCode`, the delivery fee is unknown. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes on the map, if the customer chose a place. */
  coordinates?: InputMaybe<CoordinatesInput>;
  /** 1 to 100 lines. */
  items: Array<OrderItemInput>;
  /** How it is to be paid. Left out, in whichever way it can be. */
  paymentMode?: InputMaybe<PaymentMode>;
  /** The customer's phone number in any usual spelling, Indian without a country code. Some restaurants require it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Six digits. Left out, the PIN code in the address, if it has one. If they are of different zones: `ADDRESS_NEEDED`. */
  pinCode?: InputMaybe<Scalars['String']['input']>;
  /** The start of a slot, for an order for later. */
  slot?: InputMaybe<Scalars['DateTime']['input']>;
  /** The code of the table, for orders at a table. */
  table?: InputMaybe<Scalars['String']['input']>;
  /** How it is to get to the customer; left out, by delivery. */
  way?: InputMaybe<OrderWay>;
};

/** One thing that speaks against ordering a cart as it is. */
export type QuoteProblem = {
  __typename?: 'QuoteProblem';
  /** For programs. */
  code: QuoteProblemCode;
  /** Of the items that were sent, from 0. Null for what is about the whole cart. */
  line: Maybe<Scalars['Int']['output']>;
  /** For the customer: says what to do. */
  message: Scalars['String']['output'];
  /** What the address lacks for `ADDRESS_NEEDED`. Null if it is another problem. */
  needs: Maybe<AddressFact>;
  /** When orders are taken again; null if unknown, and for problems that are not about opening. */
  nextOpening: Maybe<Scalars['DateTime']['output']>;
};

export { QuoteProblemCode };

/** Money that goes back to the customer. */
export type Refund = {
  __typename?: 'Refund';
  /** What goes back. */
  amount: Scalars['Rupees']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the provider refused it. */
  failure: Maybe<Scalars['String']['output']>;
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** In a sentence. */
  reason: Scalars['String']['output'];
  /** How far it has come. */
  state: RefundState;
};

export { RefundState };

/** A new account. */
export type RegisterInput = {
  /** Nobody else’s. */
  email: Scalars['String']['input'];
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** 8 to 1000 characters. */
  password: Scalars['String']['input'];
};

/** A new password in place of a forgotten one. */
export type ResetPasswordInput = {
  /** As in `RegisterInput`. */
  password: Scalars['String']['input'];
  /** Of the link in the mail. */
  token: Scalars['String']['input'];
};

/** Who the restaurant is, when it takes orders and when it seats guests. */
export type Restaurant = {
  __typename?: 'Restaurant';
  /** Street and town. */
  address: Scalars['String']['output'];
  /** What a table costs that is booked online. */
  bookingFee: Scalars['Rupees']['output'];
  /** When guests can be seated: seven days, Monday first, each with its intervals. */
  bookingHours: Array<Array<DayHours>>;
  /** `#rrggbb`, of buttons and the like; null for the shop's own yellow. */
  brandColor: Maybe<Scalars['String']['output']>;
  /** A first order in cash of more needs a phone number that is confirmed by a code. Null: none does. */
  codeAbove: Maybe<Scalars['Rupees']['output']>;
  /** Where it is on the map. */
  coordinates: Maybe<Coordinates>;
  /** Path of the picture at the top of the home page; null for pictures of dishes. */
  cover: Maybe<Scalars['String']['output']>;
  /** In the order in which they are tried. Empty: deliveries go anywhere and are free. */
  deliveryZones: Array<DeliveryZone>;
  /** Where customers write. */
  email: Scalars['String']['output'];
  /** Licence of the FSSAI, 14 digits. */
  fssai: Maybe<Scalars['String']['output']>;
  /** Where complaints are sent. */
  grievanceEmail: Maybe<Scalars['String']['output']>;
  /** Who answers complaints. */
  grievanceName: Maybe<Scalars['String']['output']>;
  /** Where complaints are made by phone. */
  grievancePhone: Maybe<Scalars['String']['output']>;
  /** Number of the GST registration, 15 characters. */
  gstin: Maybe<Scalars['String']['output']>;
  /** Whether customers may order without an account. */
  guestsAllowed: Scalars['Boolean']['output'];
  /** Its pages elsewhere. */
  links: Array<RestaurantLink>;
  /** Path of the logo on this server; null for the shop's own. */
  logo: Maybe<Scalars['String']['output']>;
  /** Maximum total of an order in cash. Null: ₹1,00,000. */
  mostCash: Maybe<Scalars['Rupees']['output']>;
  /** As every page and mail shows it. */
  name: Scalars['String']['output'];
  /** When orders are taken: seven days, Monday first; null at any hour. */
  orderHours: Maybe<Array<Array<DayHours>>>;
  /** How food gets to customers: what they choose from. */
  orderWays: Array<OrderWay>;
  /** Whether orders are taken now, and when. */
  ordering: Ordering;
  /** Where customers call. */
  phone: Scalars['String']['output'];
  /** How codes can be sent. Empty: no number needs to be confirmed, whatever `codeAbove` is. */
  phoneCodeChannels: Array<PhoneCodeChannel>;
  /** Whether orders need the customer's phone number. */
  phoneRequired: Scalars['Boolean']['output'];
  /** Six digits. */
  pinCode: Scalars['String']['output'];
  /** Minutes from an order to the food, as long as there is no history. Null: no times are promised. */
  prepMinutes: Maybe<Scalars['Int']['output']>;
  /** The privacy page: paragraphs between blank lines, headings after `## `. Null: the shop's own text. */
  privacyText: Maybe<Scalars['String']['output']>;
  /** A customer who cancels at least so many hours before the time gets the fee back. */
  refundHours: Scalars['Float']['output'];
  /** The page on cancellations and refunds, likewise. */
  refundText: Maybe<Scalars['String']['output']>;
  /** Where there is no room for the whole name: beside the logo, below the app’s icon. */
  shortName: Scalars['String']['output'];
  /** How customers order for later. Null: for as soon as possible only. */
  slotRules: Maybe<SlotRules>;
  /** Dates with hours of their own, in ascending order. */
  specialDays: Array<SpecialDay>;
  /** The state that it stands in. */
  state: Maybe<Scalars['String']['output']>;
  /** How long a booking holds its tables. */
  stayMinutes: Scalars['Int']['output'];
  /** The longest interval of each day of `bookingHours`, up to midnight; null on a day that is closed. */
  tableHours: Array<Maybe<DayHours>>;
  /** Tables that can be booked. */
  tables: Array<RestaurantTable>;
  /** The line below the name; may be empty. */
  tagline: Scalars['String']['output'];
  /** The terms, likewise. */
  termsText: Maybe<Scalars['String']['output']>;
  /** Rises by one with every change; send it back with `updateRestaurant`. */
  version: Scalars['Int']['output'];
  /** Where customers write by WhatsApp. */
  whatsapp: Maybe<Scalars['String']['output']>;
};

/** Fields left out stay as they are. */
export type RestaurantInput = {
  /** 1 to 300 characters: street and town. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100000. */
  bookingFee?: InputMaybe<Scalars['Rupees']['input']>;
  /** Seven days, Monday first, each with up to 6 intervals, each at least as long as a stay. Overrides `tableHours`. */
  bookingHours?: InputMaybe<Array<Array<DayHoursInput>>>;
  /** `#rrggbb`; null or blank for the shop's own yellow. */
  brandColor?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 100000: a first order in cash of more needs a phone number that is confirmed by a code. Null: none does. */
  codeAbove?: InputMaybe<Scalars['Rupees']['input']>;
  /** Null takes it off the map. */
  coordinates?: InputMaybe<CoordinatesInput>;
  /** A path that `POST /api/admin/restaurant/cover` answered; null or blank for none. */
  cover?: InputMaybe<Scalars['String']['input']>;
  /** All of them, up to 50, in the order in which they are tried. */
  deliveryZones?: InputMaybe<Array<DeliveryZoneInput>>;
  /** Where customers write. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 14 digits; null or blank for none. */
  fssai?: InputMaybe<Scalars['String']['input']>;
  /** Null or blank for none. */
  grievanceEmail?: InputMaybe<Scalars['String']['input']>;
  /** Up to 80 characters; null or blank for none. */
  grievanceName?: InputMaybe<Scalars['String']['input']>;
  /** 7 to 15 digits; null or blank for none. */
  grievancePhone?: InputMaybe<Scalars['String']['input']>;
  /** 15 characters with the right check character, of the state of the address; null or blank for none. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Whether customers may order without an account. */
  guestsAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Up to 10. */
  links?: InputMaybe<Array<RestaurantLinkInput>>;
  /** A path that `POST /api/admin/restaurant/logo` answered; null or blank for none. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100000: maximum total of an order in cash. Null: ₹1,00,000. */
  mostCash?: InputMaybe<Scalars['Rupees']['input']>;
  /** 1 to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Seven days, Monday first, each with up to 6 intervals; null at any hour. */
  orderHours?: InputMaybe<Array<Array<DayHoursInput>>>;
  /** What customers choose from: one at least. */
  orderWays?: InputMaybe<Array<OrderWay>>;
  /** 7 to 15 digits; spaces, `+` and `-` are allowed. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether orders need the customer's phone number. */
  phoneRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Six digits. */
  pinCode?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 240: minutes from an order to the food, as long as there is no history. Null: no times are promised. */
  prepMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Up to 20000 characters. Null or blank for the shop's own text. */
  privacyText?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 1000. */
  refundHours?: InputMaybe<Scalars['Float']['input']>;
  /** Likewise. */
  refundText?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 30 characters. */
  shortName?: InputMaybe<Scalars['String']['input']>;
  /** How customers order for later. Null: for as soon as possible only. */
  slotRules?: InputMaybe<SlotRulesInput>;
  /** All of them, up to 60. */
  specialDays?: InputMaybe<Array<SpecialDayInput>>;
  /** Null or blank for none. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** 15 to 600. */
  stayMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** For older clients, with one interval a day that closes by midnight: seven days, Monday first; null on a closed day. */
  tableHours?: InputMaybe<Array<InputMaybe<DayHoursInput>>>;
  /** All tables. One that is booked can neither be left out nor be made too small for its guests. */
  tables?: InputMaybe<Array<RestaurantTableInput>>;
  /** Up to 160 characters. */
  tagline?: InputMaybe<Scalars['String']['input']>;
  /** Likewise. */
  termsText?: InputMaybe<Scalars['String']['input']>;
  /** Likewise; null or blank for none. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the restaurant elsewhere, such as a social network. */
export type RestaurantLink = {
  __typename?: 'RestaurantLink';
  /** As the shop shows it. */
  name: Scalars['String']['output'];
  /** Begins with `https://`. */
  url: Scalars['String']['output'];
};

/** A page of the restaurant elsewhere. */
export type RestaurantLinkInput = {
  /** 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** Begins with `https://`. */
  url: Scalars['String']['input'];
};

/** A table at which guests can be seated. */
export type RestaurantTable = {
  __typename?: 'RestaurantTable';
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** As the restaurant calls it. */
  name: Scalars['String']['output'];
  /** 1 to 50. */
  seats: Scalars['Int']['output'];
};

/** A table as it is to be. */
export type RestaurantTableInput = {
  /** Of a table that is there; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 40 characters, and of no other table. */
  name: Scalars['String']['input'];
  /** 1 to 50. */
  seats: Scalars['Int']['input'];
};

export { Role };

/** An address that a customer has kept for the next order. */
export type SavedAddress = {
  __typename?: 'SavedAddress';
  /** Null if the customer has put no pin on the map. */
  coordinates: Maybe<Coordinates>;
  /** Flat or house, and floor. */
  flat: Scalars['String']['output'];
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** What the customer calls it. */
  label: AddressLabel;
  /** What is near. Null if there is none. */
  landmark: Maybe<Scalars['String']['output']>;
  /** The customer's own name for it. Null unless the label is OTHER. */
  name: Maybe<Scalars['String']['output']>;
  /** Six digits. */
  pinCode: Scalars['String']['output'];
  /** When it was added or changed. */
  savedAt: Scalars['DateTime']['output'];
  /** Street and area. */
  street: Scalars['String']['output'];
};

/** A whole address to keep. */
export type SavedAddressInput = {
  /** A pin on the map. */
  coordinates?: InputMaybe<CoordinatesInput>;
  /** Flat or house, and floor. 80 characters at most. */
  flat: Scalars['String']['input'];
  /** What the customer calls it. */
  label: AddressLabel;
  /** What is near. 100 characters at most. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** The customer's own name for it, of OTHER. 40 characters at most. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Six digits, with or without a space. */
  pinCode: Scalars['String']['input'];
  /** Street and area. 200 characters at most. */
  street: Scalars['String']['input'];
};

/** A login: what proves it, and who it is. */
export type Session = {
  __typename?: 'Session';
  /** Send it with the next login on this device: the limits of its network are not its own then. Opens no session. */
  deviceToken: Scalars['String']['output'];
  /** JWT (HS256), good for 7 days: `Authorization: Bearer <token>`. */
  token: Scalars['String']['output'];
  /** Who has logged in. */
  user: User;
};

export { SetupStep };

export { SetupWarning };

/** What the environment of the server sets up: it is changed there, with a restart. */
export type ShopSetup = {
  __typename?: 'ShopSetup';
  /** Set by `SMTP_URL` and `MAIL_FROM`; null if mails are only stored. */
  mailServer: Maybe<MailServer>;
  /** Set by `RAZORPAY_KEY_ID`, `RAZORPAY_KEY_SECRET` and `PAYMENTS_SANDBOX`. */
  payments: PaymentAccount;
};

/** How customers order for later. */
export type SlotRules = {
  __typename?: 'SlotRules';
  /** 1 to 7. */
  daysAhead: Scalars['Int']['output'];
  /** Null: unlimited. */
  dishesPerSlot: Maybe<Scalars['Int']['output']>;
  /** Time that the kitchen needs before a slot. */
  leadMinutes: Scalars['Int']['output'];
  /** Null: unlimited. */
  ordersPerSlot: Maybe<Scalars['Int']['output']>;
};

/** How customers order for later. */
export type SlotRulesInput = {
  /** 1 to 7. */
  daysAhead: Scalars['Int']['input'];
  /** 1 to 1000. Null: unlimited. */
  dishesPerSlot?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 720: time that the kitchen needs before a slot. */
  leadMinutes: Scalars['Int']['input'];
  /** 1 to 1000. Null: unlimited. */
  ordersPerSlot?: InputMaybe<Scalars['Int']['input']>;
};

/** What was marked as sold out. */
export type SoldOut = {
  __typename?: 'SoldOut';
  /** When it can be ordered again, if the restaurant is open then; null if staff will say so. */
  until: Maybe<Scalars['DateTime']['output']>;
};

/** How long a dish is sold out from now on. */
export type SoldOutPeriod =
  /** It can be ordered again. */
  | 'NONE'
  /** Until the end of the present opening or, while closed, of the next one; until midnight if orders are taken at any hour. */
  | 'UNTIL_CLOSING'
  /** Until staff say that it can be ordered again. */
  | 'UNTIL_FURTHER_NOTICE'
  /** Until midnight or, if the present opening lasts longer, until its end. */
  | 'UNTIL_TOMORROW';

/** A date with hours of its own. */
export type SpecialDay = {
  __typename?: 'SpecialDay';
  /** When guests can be seated. Null: the weekday's hours; empty: closed. */
  bookingHours: Maybe<Array<DayHours>>;
  /** The date. */
  date: Scalars['Date']['output'];
  /** When orders are taken. Null: the weekday's hours; empty: closed. */
  orderHours: Maybe<Array<DayHours>>;
  /** For customers; may be empty. */
  reason: Scalars['String']['output'];
};

/** A date with hours of its own. */
export type SpecialDayInput = {
  /** As `orderHours`, each at least as long as a stay. */
  bookingHours?: InputMaybe<Array<DayHoursInput>>;
  /** Each date at most once. */
  date: Scalars['Date']['input'];
  /** Up to 6 intervals. Null: the weekday's hours; empty: closed. */
  orderHours?: InputMaybe<Array<DayHoursInput>>;
  /** Up to 120 characters, for customers. */
  reason: Scalars['String']['input'];
};

/** What can be followed live, over `graphql-transport-ws`. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Admins: id of any booking that was made, changed or cancelled: read `bookings` again. */
  bookingsChanged: Scalars['ID']['output'];
  /** Admins: the present summary first, then every change. */
  dashboardUpdated: DashboardSummary;
  /** The day whose free times may have changed: read `freeTimes` again. */
  freeTimesChanged: Scalars['Date']['output'];
  /** Every change of the menu, hidden categories included. */
  fullMenuChanged: MenuChange;
  /** Every change of the menu. To visitors, what is in a hidden category is gone. */
  menuChanged: MenuChange;
  /** Id of a booking of the viewer that was made, changed or cancelled: read `myBookings` again. */
  myBookingsChanged: Scalars['ID']['output'];
  /** Every change of any of the viewer's own orders. */
  myOrdersUpdated: Order;
  /** The viewer's new notifications. */
  notificationReceived: Notification;
  /** Admins: every order that is placed or changes. */
  orderFeed: OrderFeedEvent;
  /** One order of the viewer (for an admin, any): its present state first, then every change. */
  orderUpdated: Order;
  /** One payment of the viewer: its present state first, then every change. */
  paymentUpdated: Payment;
  /** What is left of all dishes that are counted: as it is now, then after every change. */
  portionsChanged: Array<DishPortions>;
  /** The restaurant as it is now, then after every change. */
  restaurantChanged: Restaurant;
};


/** What can be followed live, over `graphql-transport-ws`. */
export type SubscriptionFreeTimesChangedArgs = {
  date: Scalars['Date']['input'];
};


/** What can be followed live, over `graphql-transport-ws`. */
export type SubscriptionOrderUpdatedArgs = {
  id: Scalars['ID']['input'];
};


/** What can be followed live, over `graphql-transport-ws`. */
export type SubscriptionPaymentUpdatedArgs = {
  id: Scalars['ID']['input'];
};

/** A table with the code that customers scan. */
export type TableCode = {
  __typename?: 'TableCode';
  /** For `table` of orders. */
  code: Scalars['String']['output'];
  /** The table. */
  table: RestaurantTable;
  /** The address that the QR code of the table has. */
  url: Scalars['String']['output'];
};

/** An account that is as it was before a change of its e-mail address or password. */
export type UndoneChange = {
  __typename?: 'UndoneChange';
  /** The address that the account has again. */
  email: Scalars['String']['output'];
  /** For `resetPassword`, within 30 minutes: the password before is worthless. */
  resetToken: Scalars['String']['output'];
};

/** Fields left out stay as they are. */
export type UpdateBookingInput = {
  /** Today at the earliest, 60 days ahead at the latest. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** 1 to 20. */
  guests?: InputMaybe<Scalars['Int']['input']>;
  /** A special request; empty takes the old one away. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Within opening hours. */
  time?: InputMaybe<Scalars['Time']['input']>;
};

/** Fields left out stay as they are. */
export type UpdateProfileInput = {
  /** Needed for a new e-mail address or password. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Nobody else’s. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Ends every other session of this user. Empty means that the password stays. An admin’s is none of those that everybody guesses first. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody with an account. */
export type User = {
  __typename?: 'User';
  /** Compared in any case. Empty for a guest. */
  email: Scalars['String']['output'];
  /** 24 hex characters. */
  id: Scalars['ID']['output'];
  /** Whether somebody has opened a link that was mailed to the address. Few mails go to one that is not confirmed. */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Whether they order without an account. */
  isGuest: Scalars['Boolean']['output'];
  /** As they want to be called. */
  name: Scalars['String']['output'];
  /** What that role allows. */
  permissions: Array<Permission>;
  /** Of a guest, in E.164. */
  phone: Maybe<Scalars['String']['output']>;
  /** Path on this server. Null shows the default avatar. */
  profilePicture: Maybe<Scalars['String']['output']>;
  /** As the database has it now. */
  role: Role;
};

/** Whether the provider's webhooks arrive. */
export type WebhookHealth = {
  __typename?: 'WebhookHealth';
  /** Customers have paid within the last day, and no webhook told of it: look at the provider's dashboard. */
  isSilent: Scalars['Boolean']['output'];
  /** Null if none ever came. */
  lastReceivedAt: Maybe<Scalars['DateTime']['output']>;
};

/** How far the owner has come in setting up the shop. */
export type Welcome = {
  __typename?: 'Welcome';
  /** The steps that were saved, in their order. */
  done: Array<WelcomeStep>;
  /** Whether it is still offered. */
  isDue: Scalars['Boolean']['output'];
};

/** A step of the first run. */
export type WelcomeStep =
  /** The first dishes. */
  | 'MENU'
  /** How customers pay. */
  | 'PAYMENTS'
  /** When orders are taken and guests are seated. */
  | 'WHEN'
  /** Address and place on the map. */
  | 'WHERE_TO'
  /** Name, phone, e-mail, numbers. */
  | 'WHO';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddressFact: AddressFact;
  AddressLabel: AddressLabel;
  Allergen: Allergen;
  AuditAct: AuditAct;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEntry: ResolverTypeWrapper<AuditEntryModel>;
  AuditEntryConnection: ResolverTypeWrapper<Omit<AuditEntryConnection, 'nodes'> & { nodes: Array<ResolversTypes['AuditEntry']> }>;
  AuditSubject: AuditSubject;
  BookTableInput: BookTableInput;
  Booking: ResolverTypeWrapper<BookingModel>;
  BookingConnection: ResolverTypeWrapper<Omit<BookingConnection, 'nodes'> & { nodes: Array<ResolversTypes['Booking']> }>;
  BookingDay: ResolverTypeWrapper<BookingDay>;
  BookingRules: ResolverTypeWrapper<BookingRules>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CacheControlScope: CacheControlScope;
  Category: ResolverTypeWrapper<CategoryModel>;
  CategoryInput: CategoryInput;
  Checkout: ResolverTypeWrapper<Omit<Checkout, 'payment'> & { payment: ResolversTypes['Payment'] }>;
  ChoiceOverride: ResolverTypeWrapper<ChoiceOverrideModel>;
  ChoiceOverrideInput: ChoiceOverrideInput;
  ChosenOption: ResolverTypeWrapper<ChosenOptionModel>;
  ContactInput: ContactInput;
  ContactMessage: ResolverTypeWrapper<ContactMessageModel>;
  ContactMessageConnection: ResolverTypeWrapper<Omit<ContactMessageConnection, 'nodes'> & { nodes: Array<ResolversTypes['ContactMessage']> }>;
  Coordinates: ResolverTypeWrapper<Coordinates>;
  CoordinatesInput: CoordinatesInput;
  Dashboard: ResolverTypeWrapper<Dashboard>;
  DashboardSummary: ResolverTypeWrapper<DashboardSummary>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayHours: ResolverTypeWrapper<DayHours>;
  DayHoursInput: DayHoursInput;
  DaySeatings: ResolverTypeWrapper<DaySeatings>;
  DeliveryFeeStep: ResolverTypeWrapper<DeliveryFeeStep>;
  DeliveryFeeStepInput: DeliveryFeeStepInput;
  DeliveryZone: ResolverTypeWrapper<DeliveryZoneModel>;
  DeliveryZoneInput: DeliveryZoneInput;
  DeliveryZoneKind: DeliveryZoneKind;
  DeviceSession: ResolverTypeWrapper<DeviceSessionModel>;
  DishMark: DishMark;
  DishOptions: ResolverTypeWrapper<DishOptionsModel>;
  DishOptionsInput: DishOptionsInput;
  DishPortions: ResolverTypeWrapper<DishPortions>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GuestInput: GuestInput;
  GuestLink: ResolverTypeWrapper<GuestLinkModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  KeepOrdersInput: KeepOrdersInput;
  LoginInput: LoginInput;
  MailDelivery: ResolverTypeWrapper<MailDeliveryModel>;
  MailDeliveryConnection: ResolverTypeWrapper<Omit<MailDeliveryConnection, 'nodes'> & { nodes: Array<ResolversTypes['MailDelivery']> }>;
  MailServer: ResolverTypeWrapper<MailServer>;
  MailState: MailState;
  MenuChange: ResolverTypeWrapper<Omit<MenuChange, 'category' | 'group' | 'item'> & { category?: Maybe<ResolversTypes['Category']>, group?: Maybe<ResolversTypes['OptionGroup']>, item?: Maybe<ResolversTypes['MenuItem']> }>;
  MenuChangeKind: MenuChangeKind;
  MenuItem: ResolverTypeWrapper<MenuItemModel>;
  MenuItemInput: MenuItemInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Notification: ResolverTypeWrapper<NotificationModel>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'nodes'> & { nodes: Array<ResolversTypes['Notification']> }>;
  OptionChoice: ResolverTypeWrapper<OptionChoiceModel>;
  OptionChoiceInput: OptionChoiceInput;
  OptionGroup: ResolverTypeWrapper<OptionGroupModel>;
  OptionGroupInput: OptionGroupInput;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'nodes'> & { nodes: Array<ResolversTypes['Order']> }>;
  OrderFeedEvent: ResolverTypeWrapper<Omit<OrderFeedEvent, 'order'> & { order: ResolversTypes['Order'] }>;
  OrderFeedKind: OrderFeedKind;
  OrderFilter: OrderFilter;
  OrderItem: ResolverTypeWrapper<OrderItemModel>;
  OrderItemInput: OrderItemInput;
  OrderPause: OrderPause;
  OrderProblem: ResolverTypeWrapper<OrderProblemModel>;
  OrderProblemInput: OrderProblemInput;
  OrderProblemReason: OrderProblemReason;
  OrderSlot: ResolverTypeWrapper<OrderSlot>;
  OrderSort: OrderSort;
  OrderState: ResolverTypeWrapper<OrderStateModel>;
  OrderStatus: OrderStatus;
  OrderStatusChange: ResolverTypeWrapper<OrderStatusChangeModel>;
  OrderWay: OrderWay;
  Ordering: ResolverTypeWrapper<Ordering>;
  OrderingInput: OrderingInput;
  OrderingPeriod: ResolverTypeWrapper<OrderingPeriod>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentModel>;
  PaymentAccount: PaymentAccount;
  PaymentConnection: ResolverTypeWrapper<Omit<PaymentConnection, 'nodes'> & { nodes: Array<ResolversTypes['Payment']> }>;
  PaymentMode: PaymentMode;
  PaymentProofInput: PaymentProofInput;
  PaymentSettings: ResolverTypeWrapper<PaymentSettings>;
  PaymentState: PaymentState;
  PaymentStatus: PaymentStatus;
  Permission: Permission;
  PhoneCodeChannel: PhoneCodeChannel;
  PhoneConfirmation: ResolverTypeWrapper<PhoneConfirmationModel>;
  PlaceOrderInput: PlaceOrderInput;
  PromisedTimeInput: PromisedTimeInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<QuoteModel>;
  QuoteInput: QuoteInput;
  QuoteProblem: ResolverTypeWrapper<QuoteProblem>;
  QuoteProblemCode: QuoteProblemCode;
  Refund: ResolverTypeWrapper<RefundModel>;
  RefundState: RefundState;
  RegisterInput: RegisterInput;
  ResetPasswordInput: ResetPasswordInput;
  Restaurant: ResolverTypeWrapper<RestaurantModel>;
  RestaurantInput: RestaurantInput;
  RestaurantLink: ResolverTypeWrapper<RestaurantLink>;
  RestaurantLinkInput: RestaurantLinkInput;
  RestaurantTable: ResolverTypeWrapper<RestaurantTable>;
  RestaurantTableInput: RestaurantTableInput;
  Role: Role;
  Rupees: ResolverTypeWrapper<Scalars['Rupees']['output']>;
  SavedAddress: ResolverTypeWrapper<SavedAddressModel>;
  SavedAddressInput: SavedAddressInput;
  Session: ResolverTypeWrapper<Omit<Session, 'user'> & { user: ResolversTypes['User'] }>;
  SetupStep: SetupStep;
  SetupWarning: SetupWarning;
  ShopSetup: ResolverTypeWrapper<ShopSetup>;
  SlotRules: ResolverTypeWrapper<SlotRules>;
  SlotRulesInput: SlotRulesInput;
  SoldOut: ResolverTypeWrapper<SoldOut>;
  SoldOutPeriod: SoldOutPeriod;
  SpecialDay: ResolverTypeWrapper<SpecialDay>;
  SpecialDayInput: SpecialDayInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TableCode: ResolverTypeWrapper<TableCode>;
  Time: ResolverTypeWrapper<Scalars['Time']['output']>;
  UndoneChange: ResolverTypeWrapper<UndoneChange>;
  UpdateBookingInput: UpdateBookingInput;
  UpdateProfileInput: UpdateProfileInput;
  User: ResolverTypeWrapper<UserModel>;
  WebhookHealth: ResolverTypeWrapper<WebhookHealth>;
  Welcome: ResolverTypeWrapper<Welcome>;
  WelcomeStep: WelcomeStep;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AuditChange: AuditChange;
  AuditEntry: AuditEntryModel;
  AuditEntryConnection: Omit<AuditEntryConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['AuditEntry']> };
  BookTableInput: BookTableInput;
  Booking: BookingModel;
  BookingConnection: Omit<BookingConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Booking']> };
  BookingDay: BookingDay;
  BookingRules: BookingRules;
  Boolean: Scalars['Boolean']['output'];
  Category: CategoryModel;
  CategoryInput: CategoryInput;
  Checkout: Omit<Checkout, 'payment'> & { payment: ResolversParentTypes['Payment'] };
  ChoiceOverride: ChoiceOverrideModel;
  ChoiceOverrideInput: ChoiceOverrideInput;
  ChosenOption: ChosenOptionModel;
  ContactInput: ContactInput;
  ContactMessage: ContactMessageModel;
  ContactMessageConnection: Omit<ContactMessageConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ContactMessage']> };
  Coordinates: Coordinates;
  CoordinatesInput: CoordinatesInput;
  Dashboard: Dashboard;
  DashboardSummary: DashboardSummary;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayHours: DayHours;
  DayHoursInput: DayHoursInput;
  DaySeatings: DaySeatings;
  DeliveryFeeStep: DeliveryFeeStep;
  DeliveryFeeStepInput: DeliveryFeeStepInput;
  DeliveryZone: DeliveryZoneModel;
  DeliveryZoneInput: DeliveryZoneInput;
  DeviceSession: DeviceSessionModel;
  DishOptions: DishOptionsModel;
  DishOptionsInput: DishOptionsInput;
  DishPortions: DishPortions;
  Float: Scalars['Float']['output'];
  GuestInput: GuestInput;
  GuestLink: GuestLinkModel;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  KeepOrdersInput: KeepOrdersInput;
  LoginInput: LoginInput;
  MailDelivery: MailDeliveryModel;
  MailDeliveryConnection: Omit<MailDeliveryConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['MailDelivery']> };
  MailServer: MailServer;
  MenuChange: Omit<MenuChange, 'category' | 'group' | 'item'> & { category?: Maybe<ResolversParentTypes['Category']>, group?: Maybe<ResolversParentTypes['OptionGroup']>, item?: Maybe<ResolversParentTypes['MenuItem']> };
  MenuItem: MenuItemModel;
  MenuItemInput: MenuItemInput;
  Mutation: Record<PropertyKey, never>;
  Notification: NotificationModel;
  NotificationConnection: Omit<NotificationConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Notification']> };
  OptionChoice: OptionChoiceModel;
  OptionChoiceInput: OptionChoiceInput;
  OptionGroup: OptionGroupModel;
  OptionGroupInput: OptionGroupInput;
  Order: OrderModel;
  OrderConnection: Omit<OrderConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Order']> };
  OrderFeedEvent: Omit<OrderFeedEvent, 'order'> & { order: ResolversParentTypes['Order'] };
  OrderFilter: OrderFilter;
  OrderItem: OrderItemModel;
  OrderItemInput: OrderItemInput;
  OrderProblem: OrderProblemModel;
  OrderProblemInput: OrderProblemInput;
  OrderSlot: OrderSlot;
  OrderState: OrderStateModel;
  OrderStatusChange: OrderStatusChangeModel;
  Ordering: Ordering;
  OrderingInput: OrderingInput;
  OrderingPeriod: OrderingPeriod;
  PageInfo: PageInfo;
  Payment: PaymentModel;
  PaymentConnection: Omit<PaymentConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Payment']> };
  PaymentProofInput: PaymentProofInput;
  PaymentSettings: PaymentSettings;
  PhoneConfirmation: PhoneConfirmationModel;
  PlaceOrderInput: PlaceOrderInput;
  PromisedTimeInput: PromisedTimeInput;
  Query: Record<PropertyKey, never>;
  Quote: QuoteModel;
  QuoteInput: QuoteInput;
  QuoteProblem: QuoteProblem;
  Refund: RefundModel;
  RegisterInput: RegisterInput;
  ResetPasswordInput: ResetPasswordInput;
  Restaurant: RestaurantModel;
  RestaurantInput: RestaurantInput;
  RestaurantLink: RestaurantLink;
  RestaurantLinkInput: RestaurantLinkInput;
  RestaurantTable: RestaurantTable;
  RestaurantTableInput: RestaurantTableInput;
  Rupees: Scalars['Rupees']['output'];
  SavedAddress: SavedAddressModel;
  SavedAddressInput: SavedAddressInput;
  Session: Omit<Session, 'user'> & { user: ResolversParentTypes['User'] };
  ShopSetup: ShopSetup;
  SlotRules: SlotRules;
  SlotRulesInput: SlotRulesInput;
  SoldOut: SoldOut;
  SpecialDay: SpecialDay;
  SpecialDayInput: SpecialDayInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TableCode: TableCode;
  Time: Scalars['Time']['output'];
  UndoneChange: UndoneChange;
  UpdateBookingInput: UpdateBookingInput;
  UpdateProfileInput: UpdateProfileInput;
  User: UserModel;
  WebhookHealth: WebhookHealth;
  Welcome: Welcome;
};

export type AccessDirectiveArgs = {
  permission: Permission;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CacheControlDirectiveArgs = {
  inheritMaxAge: Maybe<Scalars['Boolean']['input']>;
  maxAge: Maybe<Scalars['Int']['input']>;
  scope: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddressLabelResolvers = EnumResolverSignature<{ HOME?: any, OTHER?: any, WORK?: any }, ResolversTypes['AddressLabel']>;

export type AllergenResolvers = EnumResolverSignature<{ CRUSTACEANS?: any, EGGS?: any, FISH?: any, GLUTEN?: any, MILK?: any, NUTS?: any, SOYBEANS?: any, SULPHITES?: any }, ResolversTypes['Allergen']>;

export type AuditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  act?: Resolver<ResolversTypes['AuditAct'], ParentType, ContextType>;
  actorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AuditSubject'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeRefundableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  guests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentMode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type BookingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingConnection'] = ResolversParentTypes['BookingConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BookingDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingDay'] = ResolversParentTypes['BookingDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seatings?: Resolver<Array<ResolversTypes['DaySeatings']>, ParentType, ContextType>;
};

export type BookingRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingRules'] = ResolversParentTypes['BookingRules']> = {
  days?: Resolver<Array<ResolversTypes['BookingDay']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  firstDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  firstSeating?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  lastDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lastSeating?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  mostGuests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seatings?: Resolver<Array<Maybe<ResolversTypes['DaySeatings']>>, ParentType, ContextType>;
  stayMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  servedFrom?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  servedUntil?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  amountInPaise?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChoiceOverrideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChoiceOverride'] = ResolversParentTypes['ChoiceOverride']> = {
  choiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
};

export type ChosenOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenOption'] = ResolversParentTypes['ChosenOption']> = {
  choiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactMessage'] = ResolversParentTypes['ContactMessage']> = {
  acknowledgement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['OrderProblem']>, ParentType, ContextType>;
};

export type ContactMessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactMessageConnection'] = ResolversParentTypes['ContactMessageConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ContactMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CoordinatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coordinates'] = ResolversParentTypes['Coordinates']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['DashboardSummary'], ParentType, ContextType>;
};

export type DashboardSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardSummary'] = ResolversParentTypes['DashboardSummary']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalMenuItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayHours'] = ResolversParentTypes['DayHours']> = {
  closesAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type DaySeatingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DaySeatings'] = ResolversParentTypes['DaySeatings']> = {
  first?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type DeliveryFeeStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryFeeStep'] = ResolversParentTypes['DeliveryFeeStep']> = {
  fee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
};

export type DeliveryZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryZone'] = ResolversParentTypes['DeliveryZone']> = {
  center?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  extraMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  feeSteps?: Resolver<Array<ResolversTypes['DeliveryFeeStep']>, ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['DayHours']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeliveryZoneKind'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  radiusMeters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeviceSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceSession'] = ResolversParentTypes['DeviceSession']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DishMarkResolvers = EnumResolverSignature<{ EGG?: any, NON_VEGETARIAN?: any, VEGETARIAN?: any }, ResolversTypes['DishMark']>;

export type DishOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishOptions'] = ResolversParentTypes['DishOptions']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  overrides?: Resolver<Array<ResolversTypes['ChoiceOverride']>, ParentType, ContextType>;
};

export type DishPortionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishPortions'] = ResolversParentTypes['DishPortions']> = {
  dishId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuestLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuestLink'] = ResolversParentTypes['GuestLink']> = {
  canSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['OrderState']>, ParentType, ContextType>;
};

export type MailDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailDelivery'] = ResolversParentTypes['MailDelivery']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailDeliveryConnection'] = ResolversParentTypes['MailDeliveryConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['MailDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MailServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailServer'] = ResolversParentTypes['MailServer']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailStateResolvers = EnumResolverSignature<{ FAILED?: any, KEPT?: any, SENDING?: any, SENT?: any, SKIPPED?: any, UNCONFIRMED?: any, WAITING?: any }, ResolversTypes['MailState']>;

export type MenuChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuChange'] = ResolversParentTypes['MenuChange']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['OptionGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MenuChangeKind'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  allergens?: Resolver<Array<ResolversTypes['Allergen']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hindiName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBestseller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isJain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPackaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVegetarian?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['DishMark']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['DishOptions']>, ParentType, ContextType>;
  packing?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  portionsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  servedFrom?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  servedUntil?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  serves?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  soldOut?: Resolver<Maybe<ResolversTypes['SoldOut']>, ParentType, ContextType>;
  spiciness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAddress?: Resolver<ResolversTypes['SavedAddress'], ParentType, ContextType, RequireFields<MutationAddAddressArgs, 'input'>>;
  addCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationAddCategoryArgs, 'input'>>;
  addMenuItem?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType, RequireFields<MutationAddMenuItemArgs, 'input'>>;
  addOptionGroup?: Resolver<ResolversTypes['OptionGroup'], ParentType, ContextType, RequireFields<MutationAddOptionGroupArgs, 'input'>>;
  answerOrderProblem?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAnswerOrderProblemArgs, 'id'>>;
  bookTable?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationBookTableArgs, 'input'>>;
  cancelBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationCancelBookingArgs, 'id'>>;
  changePromisedTime?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationChangePromisedTimeArgs, 'id' | 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  confirmPhone?: Resolver<ResolversTypes['PhoneConfirmation'], ParentType, ContextType, RequireFields<MutationConfirmPhoneArgs, 'digits' | 'phone'>>;
  continueAsGuest?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationContinueAsGuestArgs, 'input'>>;
  createGuestLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deleteBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationDeleteBookingArgs, 'id'>>;
  deleteCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'id'>>;
  deleteMenuItem?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType, RequireFields<MutationDeleteMenuItemArgs, 'id'>>;
  deleteOptionGroup?: Resolver<ResolversTypes['OptionGroup'], ParentType, ContextType, RequireFields<MutationDeleteOptionGroupArgs, 'id'>>;
  endOtherSessions?: Resolver<Array<ResolversTypes['DeviceSession']>, ParentType, ContextType>;
  endSession?: Resolver<Array<ResolversTypes['DeviceSession']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endWelcome?: Resolver<ResolversTypes['Welcome'], ParentType, ContextType>;
  finishWelcomeStep?: Resolver<ResolversTypes['Welcome'], ParentType, ContextType, RequireFields<MutationFinishWelcomeStepArgs, 'step'>>;
  forgotPassword?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'email'>>;
  keepOrders?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationKeepOrdersArgs, 'input'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logoutEverywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markNotificationsRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  openGuestLink?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationOpenGuestLinkArgs, 'token'>>;
  placeOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  refundPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationRefundPaymentArgs, 'id'>>;
  register?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeAddress?: Resolver<Array<ResolversTypes['SavedAddress']>, ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, 'id'>>;
  removeDemoDishes?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  renewTableCodes?: Resolver<Array<ResolversTypes['TableCode']>, ParentType, ContextType, RequireFields<MutationRenewTableCodesArgs, 'tables'>>;
  reorderCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<MutationReorderCategoriesArgs, 'ids'>>;
  reorderDishes?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType, RequireFields<MutationReorderDishesArgs, 'ids'>>;
  reportOrderProblem?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationReportOrderProblemArgs, 'id' | 'input'>>;
  resetPassword?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  retryMailDelivery?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType, RequireFields<MutationRetryMailDeliveryArgs, 'id'>>;
  sendContactMessage?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  sendPhoneCode?: Resolver<ResolversTypes['PhoneConfirmation'], ParentType, ContextType, RequireFields<MutationSendPhoneCodeArgs, 'channel' | 'phone'>>;
  setChoiceSoldOut?: Resolver<ResolversTypes['OptionGroup'], ParentType, ContextType, RequireFields<MutationSetChoiceSoldOutArgs, 'choiceId'>>;
  setOrderNotTaken?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetOrderNotTakenArgs, 'id' | 'isNotTaken'>>;
  setOrdering?: Resolver<ResolversTypes['Restaurant'], ParentType, ContextType, RequireFields<MutationSetOrderingArgs, 'input'>>;
  setPortions?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType, RequireFields<MutationSetPortionsArgs, 'dishId'>>;
  setSoldOut?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType, RequireFields<MutationSetSoldOutArgs, 'dishIds'>>;
  startBookingPayment?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationStartBookingPaymentArgs, 'input'>>;
  startOrderPayment?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationStartOrderPaymentArgs, 'input'>>;
  undoAccountChange?: Resolver<ResolversTypes['UndoneChange'], ParentType, ContextType, RequireFields<MutationUndoAccountChangeArgs, 'token'>>;
  updateAddress?: Resolver<ResolversTypes['SavedAddress'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'id' | 'input'>>;
  updateBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationUpdateBookingArgs, 'id' | 'input'>>;
  updateCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'id' | 'input' | 'version'>>;
  updateMenuItem?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType, RequireFields<MutationUpdateMenuItemArgs, 'id' | 'input' | 'version'>>;
  updateOptionGroup?: Resolver<ResolversTypes['OptionGroup'], ParentType, ContextType, RequireFields<MutationUpdateOptionGroupArgs, 'id' | 'input' | 'version'>>;
  updateOrderStatus?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateOrderStatusArgs, 'id' | 'status'>>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateRestaurant?: Resolver<ResolversTypes['Restaurant'], ParentType, ContextType, RequireFields<MutationUpdateRestaurantArgs, 'input' | 'version'>>;
  verifyPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationVerifyPaymentArgs, 'proof'>>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OptionChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionChoice'] = ResolversParentTypes['OptionChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  soldOut?: Resolver<Maybe<ResolversTypes['SoldOut']>, ParentType, ContextType>;
};

export type OptionGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionGroup'] = ResolversParentTypes['OptionGroup']> = {
  choices?: Resolver<Array<ResolversTypes['OptionChoice']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostEach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  deliveryNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['OrderStatusChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFirstAtTable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNotTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isScheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  kitchenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packing?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentMode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['OrderProblem']>, ParentType, ContextType>;
  promiseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promisedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  promisedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slotAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tableName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['OrderWay'], ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderFeedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderFeedEvent'] = ResolversParentTypes['OrderFeedEvent']> = {
  kind?: Resolver<ResolversTypes['OrderFeedKind'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  menuItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
};

export type OrderPauseResolvers = EnumResolverSignature<{ MINUTES_15?: any, MINUTES_30?: any, MINUTES_60?: any, NONE?: any, UNTIL_CLOSING?: any }, ResolversTypes['OrderPause']>;

export type OrderProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderProblem'] = ResolversParentTypes['OrderProblem']> = {
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dishes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['OrderProblemReason'], ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderProblemReasonResolvers = EnumResolverSignature<{ LATE?: any, MISSING_DISH?: any, OTHER?: any, PAYMENT?: any, QUALITY?: any, WRONG_DISH?: any }, ResolversTypes['OrderProblemReason']>;

export type OrderSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSlot'] = ResolversParentTypes['OrderSlot']> = {
  isFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderState'] = ResolversParentTypes['OrderState']> = {
  promisedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  promisedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slotAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['OrderWay'], ParentType, ContextType>;
};

export type OrderStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, DELIVERED?: any, OUT_FOR_DELIVERY?: any, PENDING?: any, PREPARING?: any }, ResolversTypes['OrderStatus']>;

export type OrderStatusChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatusChange'] = ResolversParentTypes['OrderStatusChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderWayResolvers = EnumResolverSignature<{ DELIVERY?: any, PICKUP?: any, TABLE?: any }, ResolversTypes['OrderWay']>;

export type OrderingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ordering'] = ResolversParentTypes['Ordering']> = {
  busyMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['OrderingPeriod']>, ParentType, ContextType>;
  takesOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderingPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderingPeriod'] = ResolversParentTypes['OrderingPeriod']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  razorpayOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentAccountResolvers = EnumResolverSignature<{ LIVE?: any, NONE?: any, SANDBOX?: any, TEST?: any }, ResolversTypes['PaymentAccount']>;

export type PaymentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaymentModeResolvers = EnumResolverSignature<{ COD?: any, ONLINE?: any }, ResolversTypes['PaymentMode']>;

export type PaymentSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings']> = {
  modes?: Resolver<Array<ResolversTypes['PaymentMode']>, ParentType, ContextType>;
  testMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentStateResolvers = EnumResolverSignature<{ AUTHORIZED?: any, CAPTURED?: any, CREATED?: any, FAILED?: any, REFUNDED?: any, REFUNDING?: any, REFUND_FAILED?: any }, ResolversTypes['PaymentState']>;

export type PaymentStatusResolvers = EnumResolverSignature<{ PAID?: any, PENDING?: any }, ResolversTypes['PaymentStatus']>;

export type PermissionResolvers = EnumResolverSignature<{ ANSWER_MESSAGES?: any, BOOK_TABLES?: any, BOOK_WITHOUT_LIMITS?: any, CHANGE_PROMISED_TIMES?: any, DELETE_BOOKINGS?: any, EDIT_MENU?: any, EDIT_RESTAURANT?: any, MANAGE_BOOKINGS?: any, MARK_ORDERS_NOT_TAKEN?: any, MARK_SOLD_OUT?: any, ORDER?: any, ORDER_WITHOUT_LIMITS?: any, PAUSE_ORDERING?: any, REFUND_PAYMENTS?: any, RETRY_MAILS?: any, SET_PORTIONS?: any, UPDATE_ORDERS?: any, UPDATE_ORDER_STATUS?: any, USE_ACCOUNT?: any, VIEW_AUDIT?: any, VIEW_BOOKINGS?: any, VIEW_DASHBOARD?: any, VIEW_MAILS?: any, VIEW_MESSAGES?: any, VIEW_ORDERS?: any, VIEW_PAYMENTS?: any, VIEW_SCHEMA?: any }, ResolversTypes['Permission']>;

export type PhoneCodeChannelResolvers = EnumResolverSignature<{ SMS?: any, WHATSAPP?: any }, ResolversTypes['PhoneCodeChannel']>;

export type PhoneConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneConfirmation'] = ResolversParentTypes['PhoneConfirmation']> = {
  channel?: Resolver<Maybe<ResolversTypes['PhoneCodeChannel']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  allCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'first'>>;
  bookingRules?: Resolver<ResolversTypes['BookingRules'], ParentType, ContextType>;
  bookings?: Resolver<ResolversTypes['BookingConnection'], ParentType, ContextType, RequireFields<QueryBookingsArgs, 'first' | 'includeCancelled'>>;
  bookingsOutsideHours?: Resolver<ResolversTypes['BookingConnection'], ParentType, ContextType, RequireFields<QueryBookingsOutsideHoursArgs, 'first'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  contactMessages?: Resolver<ResolversTypes['ContactMessageConnection'], ParentType, ContextType, RequireFields<QueryContactMessagesArgs, 'first'>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType>;
  demoDishes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeTimes?: Resolver<Array<ResolversTypes['Time']>, ParentType, ContextType, RequireFields<QueryFreeTimesArgs, 'date' | 'guests'>>;
  fullMenu?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  guestLink?: Resolver<ResolversTypes['GuestLink'], ParentType, ContextType, RequireFields<QueryGuestLinkArgs, 'token'>>;
  laterOrders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  mailDeliveries?: Resolver<ResolversTypes['MailDeliveryConnection'], ParentType, ContextType, RequireFields<QueryMailDeliveriesArgs, 'first'>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType, Partial<QueryMenuArgs>>;
  myBookings?: Resolver<ResolversTypes['BookingConnection'], ParentType, ContextType, RequireFields<QueryMyBookingsArgs, 'first'>>;
  myOrders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryMyOrdersArgs, 'first'>>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  optionGroups?: Resolver<Array<ResolversTypes['OptionGroup']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderSlots?: Resolver<Array<ResolversTypes['OrderSlot']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first' | 'sort'>>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  paymentSettings?: Resolver<ResolversTypes['PaymentSettings'], ParentType, ContextType>;
  paymentsNeedingAttention?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryPaymentsNeedingAttentionArgs, 'first'>>;
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType, RequireFields<QueryQuoteArgs, 'input'>>;
  restaurant?: Resolver<ResolversTypes['Restaurant'], ParentType, ContextType>;
  savedAddresses?: Resolver<Array<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['DeviceSession']>, ParentType, ContextType>;
  setupSteps?: Resolver<Array<ResolversTypes['SetupStep']>, ParentType, ContextType>;
  setupWarnings?: Resolver<Array<ResolversTypes['SetupWarning']>, ParentType, ContextType>;
  shopSetup?: Resolver<ResolversTypes['ShopSetup'], ParentType, ContextType>;
  similarDishes?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType, RequireFields<QuerySimilarDishesArgs, 'search'>>;
  tableCodes?: Resolver<Array<ResolversTypes['TableCode']>, ParentType, ContextType>;
  tableOfCode?: Resolver<Maybe<ResolversTypes['RestaurantTable']>, ParentType, ContextType, RequireFields<QueryTableOfCodeArgs, 'code'>>;
  webhookHealth?: Resolver<ResolversTypes['WebhookHealth'], ParentType, ContextType>;
  welcome?: Resolver<ResolversTypes['Welcome'], ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  deliveryFee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  deliveryFrom?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  packing?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['QuoteProblem']>, ParentType, ContextType>;
  promisedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  promisedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  zone?: Resolver<Maybe<ResolversTypes['DeliveryZone']>, ParentType, ContextType>;
};

export type QuoteProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteProblem'] = ResolversParentTypes['QuoteProblem']> = {
  code?: Resolver<ResolversTypes['QuoteProblemCode'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needs?: Resolver<Maybe<ResolversTypes['AddressFact']>, ParentType, ContextType>;
  nextOpening?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type QuoteProblemCodeResolvers = EnumResolverSignature<{ ACCOUNT_NEEDED?: any, ADDRESS_NEEDED?: any, BELOW_MINIMUM?: any, CHOICE_COUNT?: any, CHOICE_GONE?: any, CHOICE_SOLD_OUT?: any, CLOSED?: any, DISH_GONE?: any, FEW_LEFT?: any, NOT_SERVED_NOW?: any, NOT_TAKING_ORDERS?: any, OUTSIDE_ZONES?: any, PAUSED?: any, PHONE_NEEDED?: any, PHONE_UNCONFIRMED?: any, SLOT_FULL?: any, SLOT_GONE?: any, SOLD_OUT?: any, TABLE_UNKNOWN?: any, TOO_MANY_OF_A_DISH?: any, TOTAL_NOT_PAYABLE?: any, WAY_NOT_OFFERED?: any }, ResolversTypes['QuoteProblemCode']>;

export type RefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
};

export type RefundStateResolvers = EnumResolverSignature<{ FAILED?: any, PROCESSED?: any, REPLACED?: any, REQUESTED?: any }, ResolversTypes['RefundState']>;

export type RestaurantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Restaurant'] = ResolversParentTypes['Restaurant']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bookingFee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  bookingHours?: Resolver<Array<Array<ResolversTypes['DayHours']>>, ParentType, ContextType>;
  brandColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeAbove?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryZones?: Resolver<Array<ResolversTypes['DeliveryZone']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fssai?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grievanceEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grievanceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grievancePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guestsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['RestaurantLink']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mostCash?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderHours?: Resolver<Maybe<Array<Array<ResolversTypes['DayHours']>>>, ParentType, ContextType>;
  orderWays?: Resolver<Array<ResolversTypes['OrderWay']>, ParentType, ContextType>;
  ordering?: Resolver<ResolversTypes['Ordering'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneCodeChannels?: Resolver<Array<ResolversTypes['PhoneCodeChannel']>, ParentType, ContextType>;
  phoneRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prepMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  privacyText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slotRules?: Resolver<Maybe<ResolversTypes['SlotRules']>, ParentType, ContextType>;
  specialDays?: Resolver<Array<ResolversTypes['SpecialDay']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stayMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tableHours?: Resolver<Array<Maybe<ResolversTypes['DayHours']>>, ParentType, ContextType>;
  tables?: Resolver<Array<ResolversTypes['RestaurantTable']>, ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termsText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RestaurantLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestaurantLink'] = ResolversParentTypes['RestaurantLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RestaurantTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestaurantTable'] = ResolversParentTypes['RestaurantTable']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleResolvers = EnumResolverSignature<{ admin?: any, customer?: any }, ResolversTypes['Role']>;

export interface RupeesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Rupees'], any> {
  name: 'Rupees';
}

export type SavedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedAddress'] = ResolversParentTypes['SavedAddress']> = {
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  flat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['AddressLabel'], ParentType, ContextType>;
  landmark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  deviceToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SetupStepResolvers = EnumResolverSignature<{ ADDRESS?: any, DEMO_DISHES?: any, FSSAI?: any, HOURS?: any, HTTPS?: any, MAIL?: any, PAYMENTS?: any, PHONE?: any }, ResolversTypes['SetupStep']>;

export type SetupWarningResolvers = EnumResolverSignature<{ NOT_PRODUCTION?: any, PLAY_MONEY?: any }, ResolversTypes['SetupWarning']>;

export type ShopSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSetup'] = ResolversParentTypes['ShopSetup']> = {
  mailServer?: Resolver<Maybe<ResolversTypes['MailServer']>, ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['PaymentAccount'], ParentType, ContextType>;
};

export type SlotRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotRules'] = ResolversParentTypes['SlotRules']> = {
  daysAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dishesPerSlot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leadMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ordersPerSlot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SoldOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SoldOut'] = ResolversParentTypes['SoldOut']> = {
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SpecialDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialDay'] = ResolversParentTypes['SpecialDay']> = {
  bookingHours?: Resolver<Maybe<Array<ResolversTypes['DayHours']>>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orderHours?: Resolver<Maybe<Array<ResolversTypes['DayHours']>>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  bookingsChanged?: SubscriptionResolver<ResolversTypes['ID'], "bookingsChanged", ParentType, ContextType>;
  dashboardUpdated?: SubscriptionResolver<ResolversTypes['DashboardSummary'], "dashboardUpdated", ParentType, ContextType>;
  freeTimesChanged?: SubscriptionResolver<ResolversTypes['Date'], "freeTimesChanged", ParentType, ContextType, RequireFields<SubscriptionFreeTimesChangedArgs, 'date'>>;
  fullMenuChanged?: SubscriptionResolver<ResolversTypes['MenuChange'], "fullMenuChanged", ParentType, ContextType>;
  menuChanged?: SubscriptionResolver<ResolversTypes['MenuChange'], "menuChanged", ParentType, ContextType>;
  myBookingsChanged?: SubscriptionResolver<ResolversTypes['ID'], "myBookingsChanged", ParentType, ContextType>;
  myOrdersUpdated?: SubscriptionResolver<ResolversTypes['Order'], "myOrdersUpdated", ParentType, ContextType>;
  notificationReceived?: SubscriptionResolver<ResolversTypes['Notification'], "notificationReceived", ParentType, ContextType>;
  orderFeed?: SubscriptionResolver<ResolversTypes['OrderFeedEvent'], "orderFeed", ParentType, ContextType>;
  orderUpdated?: SubscriptionResolver<ResolversTypes['Order'], "orderUpdated", ParentType, ContextType, RequireFields<SubscriptionOrderUpdatedArgs, 'id'>>;
  paymentUpdated?: SubscriptionResolver<ResolversTypes['Payment'], "paymentUpdated", ParentType, ContextType, RequireFields<SubscriptionPaymentUpdatedArgs, 'id'>>;
  portionsChanged?: SubscriptionResolver<Array<ResolversTypes['DishPortions']>, "portionsChanged", ParentType, ContextType>;
  restaurantChanged?: SubscriptionResolver<ResolversTypes['Restaurant'], "restaurantChanged", ParentType, ContextType>;
};

export type TableCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableCode'] = ResolversParentTypes['TableCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  table?: Resolver<ResolversTypes['RestaurantTable'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface TimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Time'], any> {
  name: 'Time';
}

export type UndoneChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoneChange'] = ResolversParentTypes['UndoneChange']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resetToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profilePicture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type WebhookHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookHealth'] = ResolversParentTypes['WebhookHealth']> = {
  isSilent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastReceivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WelcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Welcome'] = ResolversParentTypes['Welcome']> = {
  done?: Resolver<Array<ResolversTypes['WelcomeStep']>, ParentType, ContextType>;
  isDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddressLabel?: AddressLabelResolvers;
  Allergen?: AllergenResolvers;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  BookingConnection?: BookingConnectionResolvers<ContextType>;
  BookingDay?: BookingDayResolvers<ContextType>;
  BookingRules?: BookingRulesResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  ChoiceOverride?: ChoiceOverrideResolvers<ContextType>;
  ChosenOption?: ChosenOptionResolvers<ContextType>;
  ContactMessage?: ContactMessageResolvers<ContextType>;
  ContactMessageConnection?: ContactMessageConnectionResolvers<ContextType>;
  Coordinates?: CoordinatesResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardSummary?: DashboardSummaryResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayHours?: DayHoursResolvers<ContextType>;
  DaySeatings?: DaySeatingsResolvers<ContextType>;
  DeliveryFeeStep?: DeliveryFeeStepResolvers<ContextType>;
  DeliveryZone?: DeliveryZoneResolvers<ContextType>;
  DeviceSession?: DeviceSessionResolvers<ContextType>;
  DishMark?: DishMarkResolvers;
  DishOptions?: DishOptionsResolvers<ContextType>;
  DishPortions?: DishPortionsResolvers<ContextType>;
  GuestLink?: GuestLinkResolvers<ContextType>;
  MailDelivery?: MailDeliveryResolvers<ContextType>;
  MailDeliveryConnection?: MailDeliveryConnectionResolvers<ContextType>;
  MailServer?: MailServerResolvers<ContextType>;
  MailState?: MailStateResolvers;
  MenuChange?: MenuChangeResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  OptionChoice?: OptionChoiceResolvers<ContextType>;
  OptionGroup?: OptionGroupResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderFeedEvent?: OrderFeedEventResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderPause?: OrderPauseResolvers;
  OrderProblem?: OrderProblemResolvers<ContextType>;
  OrderProblemReason?: OrderProblemReasonResolvers;
  OrderSlot?: OrderSlotResolvers<ContextType>;
  OrderState?: OrderStateResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers;
  OrderStatusChange?: OrderStatusChangeResolvers<ContextType>;
  OrderWay?: OrderWayResolvers;
  Ordering?: OrderingResolvers<ContextType>;
  OrderingPeriod?: OrderingPeriodResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentAccount?: PaymentAccountResolvers;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentMode?: PaymentModeResolvers;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  PaymentState?: PaymentStateResolvers;
  PaymentStatus?: PaymentStatusResolvers;
  Permission?: PermissionResolvers;
  PhoneCodeChannel?: PhoneCodeChannelResolvers;
  PhoneConfirmation?: PhoneConfirmationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteProblem?: QuoteProblemResolvers<ContextType>;
  QuoteProblemCode?: QuoteProblemCodeResolvers;
  Refund?: RefundResolvers<ContextType>;
  RefundState?: RefundStateResolvers;
  Restaurant?: RestaurantResolvers<ContextType>;
  RestaurantLink?: RestaurantLinkResolvers<ContextType>;
  RestaurantTable?: RestaurantTableResolvers<ContextType>;
  Role?: RoleResolvers;
  Rupees?: GraphQLScalarType;
  SavedAddress?: SavedAddressResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetupStep?: SetupStepResolvers;
  SetupWarning?: SetupWarningResolvers;
  ShopSetup?: ShopSetupResolvers<ContextType>;
  SlotRules?: SlotRulesResolvers<ContextType>;
  SoldOut?: SoldOutResolvers<ContextType>;
  SpecialDay?: SpecialDayResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TableCode?: TableCodeResolvers<ContextType>;
  Time?: GraphQLScalarType;
  UndoneChange?: UndoneChangeResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  WebhookHealth?: WebhookHealthResolvers<ContextType>;
  Welcome?: WelcomeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
};
