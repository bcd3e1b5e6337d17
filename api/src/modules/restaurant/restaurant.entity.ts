import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { SimpleWeek, SpecialDay } from './opening-hours.js';
import type { Week } from './schedule.js';

/** A page of the restaurant's elsewhere, such as a social network. */
export interface RestaurantLink {
  readonly name: string;
  readonly url: string;
}

/** The one row that says who the restaurant is. Its tables are rows of their own, and changed together with it. */
@Entity('restaurant')
@Check('restaurant_id_check', 'id = 1')
@Check('restaurant_stay_check', 'stay_minutes > 0')
@Check('restaurant_booking_fee_check', 'booking_fee_paise > 0')
@Check('restaurant_refund_hours_check', 'refund_hours >= 0')
@Check('restaurant_pin_check', '(lat is null) = (lng is null)')
@Check('restaurant_busy_check', 'busy_minutes between 0 and 120')
export class RestaurantRecord {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'restaurant_pkey' })
  id!: number;

  /** Rises with every change, of the tables too. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  name!: string;

  /** Where there is no room for the whole name: beside the logo, below the app's icon. */
  @Column('text', { name: 'short_name' })
  shortName!: string;

  /** The line below the name. */
  @Column('text')
  tagline!: string;

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

  @Column('jsonb')
  links!: readonly RestaurantLink[];

  /** When guests can sit, as older clients and older versions of the shop know it: one interval a day. */
  @Column('jsonb', { name: 'table_hours' })
  tableHours!: SimpleWeek;

  /** When guests can sit, where `tableHours` cannot say it; null otherwise. */
  @Column('jsonb', { name: 'booking_hours', nullable: true })
  bookingHours!: Week | null;

  /** When orders are taken; null at any hour. */
  @Column('jsonb', { name: 'order_hours', nullable: true })
  orderHours!: Week | null;

  @Column('jsonb', { name: 'special_days', default: [] })
  specialDays!: readonly SpecialDay[];

  /** Whether orders are taken at all. */
  @Column('boolean', { name: 'takes_orders', default: true })
  takesOrders!: boolean;

  /** It ends by itself: whoever asks compares it with the clock. */
  @Column('timestamptz', { name: 'paused_until', nullable: true })
  pausedUntil!: Date | null;

  /** Since when `takesOrders` is false or a pause lasts. What was begun before is still placed. */
  @Column('timestamptz', { name: 'stopped_at', nullable: true })
  stoppedAt!: Date | null;

  /** So many minutes more than usual. */
  @Column('integer', { name: 'busy_minutes', default: 0 })
  busyMinutes!: number;

  /** For which a booking holds its tables. */
  @Column('integer', { name: 'stay_minutes' })
  stayMinutes!: number;

  /** What a table costs that is booked online. It is paid once; a later change of the booking costs nothing. */
  @Column('integer', { name: 'booking_fee_paise' })
  bookingFeePaise!: number;

  /** A customer who cancels at least so many hours before the time gets the fee back. */
  @Column('double precision', { name: 'refund_hours' })
  refundHours!: number;
}
