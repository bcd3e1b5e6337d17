import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { WeekHours } from './opening-hours.js';

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

  /** Seating hours. Orders are accepted at any hour. */
  @Column('jsonb', { name: 'table_hours' })
  tableHours!: WeekHours;

  /** Duration for which a booking holds its tables. */
  @Column('integer', { name: 'stay_minutes' })
  stayMinutes!: number;

  /** Price of an online booking, paid once; changing the booking later is free. */
  @Column('integer', { name: 'booking_fee_paise' })
  bookingFeePaise!: number;

  /** Hours before a booking until which cancelling it refunds the fee. */
  @Column('double precision', { name: 'refund_hours' })
  refundHours!: number;
}
