import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { WeekHours } from './opening-hours.js';

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

  /** When guests can sit. Orders are taken at any hour. */
  @Column('jsonb', { name: 'table_hours' })
  tableHours!: WeekHours;

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
