import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { defaultAcceptance, type Acceptance } from './acceptance.js';
import type { DeliveryZone } from './delivery-zones.js';
import type { SimpleWeek, SpecialDay } from './opening-hours.js';
import type { SlotRules } from './order-slots.js';
import type { OrderWay } from './order-ways.js';
import type { Week } from './schedule.js';
import type { Station } from './stations.js';
import type { TaxClass, TaxPosition } from './tax-settings.js';

/** An external page of the restaurant, such as a social network. */
export interface RestaurantLink {
  readonly name: string;
  readonly url: string;
}

/** The single row with the restaurant's settings. Its tables are separate rows, changed together with it. */
@Entity('restaurant')
@Check('restaurant_id_check', 'id = 1')
@Check('restaurant_stay_check', 'stay_minutes > 0')
@Check('restaurant_booking_fee_check', 'booking_fee_paise > 0')
@Check('restaurant_refund_hours_check', 'refund_hours >= 0')
@Check('restaurant_pin_check', '(lat is null) = (lng is null)')
@Check('restaurant_code_above_check', 'code_above_paise between 0 and 10000000')
@Check('restaurant_most_cash_check', 'most_cash_paise between 100 and 10000000')
@Check(
  'restaurant_order_ways_check',
  `order_ways <@ '{DELIVERY,PICKUP,TABLE}' and cardinality(order_ways) > 0`,
)
@Check('restaurant_busy_check', 'busy_minutes between 0 and 120')
@Check('restaurant_prep_check', 'prep_minutes between 5 and 240')
@Check('restaurant_day_end_check', 'day_end_hour between 0 and 8')
@Check('restaurant_brand_color_check', "brand_color ~ '^#[0-9a-f]{6}$'")
export class RestaurantRecord {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'restaurant_pkey' })
  id!: number;

  /** Increases with every change, also of the tables. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  name!: string;

  /** For places without room for the whole name: beside the logo, below the app's icon. */
  @Column('text', { name: 'short_name' })
  shortName!: string;

  /** The tagline below the name. */
  @Column('text')
  tagline!: string;

  /** Path of an uploaded picture, as the cover. */
  @Column('text', { nullable: true })
  logo!: string | null;

  @Column('text', { nullable: true })
  cover!: string | null;

  /** `#rrggbb` in lower case; null is the shop's own yellow. */
  @Column('text', { name: 'brand_color', nullable: true })
  brandColor!: string | null;

  /** Street and town. */
  @Column('text')
  address!: string;

  @Column('text', { nullable: true })
  state!: string | null;

  @Column('text', { name: 'pin_code' })
  pinCode!: string;

  @Column('double precision', { nullable: true })
  lat!: number | null;

  @Column('double precision', { nullable: true })
  lng!: number | null;

  @Column('text')
  phone!: string;

  @Column('text', { nullable: true })
  whatsapp!: string | null;

  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  fssai!: string | null;

  @Column('text', { nullable: true })
  gstin!: string | null;

  @Column('text', { name: 'grievance_name', nullable: true })
  grievanceName!: string | null;

  @Column('text', { name: 'grievance_email', nullable: true })
  grievanceEmail!: string | null;

  @Column('text', { name: 'grievance_phone', nullable: true })
  grievancePhone!: string | null;

  /** Null: the web's default text, like the next two. */
  @Column('text', { name: 'privacy_text', nullable: true })
  privacyText!: string | null;

  @Column('text', { name: 'terms_text', nullable: true })
  termsText!: string | null;

  @Column('text', { name: 'refund_text', nullable: true })
  refundText!: string | null;

  @Column('text', { name: 'about_heading', nullable: true })
  aboutHeading!: string | null;

  @Column('text', { name: 'about_text', nullable: true })
  aboutText!: string | null;

  @Column('text', { name: 'hindi_about_heading', nullable: true })
  hindiAboutHeading!: string | null;

  @Column('text', { name: 'hindi_about_text', nullable: true })
  hindiAboutText!: string | null;

  @Column('jsonb')
  links!: readonly RestaurantLink[];

  /** Seating hours as older clients and releases know them: one interval a day. */
  @Column('jsonb', { name: 'table_hours' })
  tableHours!: SimpleWeek;

  /** Seating hours if `tableHours` cannot express them; null otherwise. */
  @Column('jsonb', { name: 'booking_hours', nullable: true })
  bookingHours!: Week | null;

  /** Null: orders are taken at any hour. */
  @Column('jsonb', { name: 'order_hours', nullable: true })
  orderHours!: Week | null;

  @Column('jsonb', { name: 'special_days', default: [] })
  specialDays!: readonly SpecialDay[];

  /** What customers choose from, in this order. */
  @Column('text', { name: 'order_ways', array: true, default: ['DELIVERY'] })
  orderWays!: OrderWay[];

  /** Null: orders are for as soon as possible only. */
  @Column('jsonb', { name: 'slot_rules', nullable: true })
  slotRules!: SlotRules | null;

  /** Whether orders need the customer's phone number. */
  @Column('boolean', { name: 'phone_required', default: false })
  phoneRequired!: boolean;

  /** Maximum total of an order in cash; null for that of the shop. */
  @Column('integer', { name: 'most_cash_paise', nullable: true })
  maxCashPaise!: number | null;

  /** A first order in cash of more needs a phone number that is confirmed by a code; null: none does. */
  @Column('integer', { name: 'code_above_paise', nullable: true })
  codeAbovePaise!: number | null;

  /** Whether customers may order without an account. */
  @Column('boolean', { name: 'guests_allowed', default: false })
  guestsAllowed!: boolean;

  /** In the order in which they are tried; without any, deliveries go anywhere and are free. */
  @Column('jsonb', { name: 'delivery_zones', default: [] })
  deliveryZones!: readonly DeliveryZone[];

  /** The owner's switch. */
  @Column('boolean', { name: 'takes_orders', default: true })
  takesOrders!: boolean;

  /** Compared with the clock by readers, so the pause ends even if no process is running. */
  @Column('timestamptz', { name: 'paused_until', nullable: true })
  pausedUntil!: Date | null;

  /** Start of the present stop or pause. Payments that began earlier are still placed. */
  @Column('timestamptz', { name: 'stopped_at', nullable: true })
  stoppedAt!: Date | null;

  /** Added to the usual time of preparation. */
  @Column('integer', { name: 'busy_minutes', default: 0 })
  busyMinutes!: number;

  /** From an order to the food, while the history is short; null: no times are promised. */
  @Column('integer', { name: 'prep_minutes', nullable: true })
  prepMinutes!: number | null;

  /** Until when orders belong to the day before. */
  @Column('integer', { name: 'day_end_hour', default: 3 })
  dayEndHour!: number;

  @Column('jsonb', { default: defaultAcceptance })
  acceptance!: Acceptance;

  /** Without any, a board of the kitchen shows all lines. */
  @Column('jsonb', { default: [] })
  stations!: readonly Station[];

  @Column('jsonb', { name: 'tax_positions', default: [] })
  taxPositions!: readonly TaxPosition[];

  @Column('jsonb', { name: 'tax_classes', default: [] })
  taxClasses!: readonly TaxClass[];

  /** Whether totals of prices without tax are rounded to the rupee. */
  @Column('boolean', { name: 'rounds_total', default: true })
  roundsTotal!: boolean;

  /** Before the numbers of bills: `C/26-27/000123`. */
  @Column('text', { name: 'invoice_prefix', default: 'C' })
  invoicePrefix!: string;

  /** A sentence below bills. */
  @Column('text', { name: 'bill_footer', nullable: true })
  billFooter!: string | null;

  /** Duration for which a booking holds its tables. */
  @Column('integer', { name: 'stay_minutes' })
  stayMinutes!: number;

  /** Price of an online booking, paid once; changing the booking later is free. */
  @Column('integer', { name: 'booking_fee_paise' })
  bookingFeePaise!: number;

  /** Hours before a booking until which cancelling it refunds the fee. */
  @Column('double precision', { name: 'refund_hours' })
  refundHours!: number;

  /** The steps of the welcome that were saved. */
  @Column('text', { name: 'welcome_done', array: true, default: [] })
  welcomeDone!: string[];

  /** Since when the welcome is offered no more. */
  @Column('timestamptz', { name: 'welcome_ended_at', nullable: true })
  welcomeEndedAt!: Date | null;
}
