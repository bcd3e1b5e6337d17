import { Column, Entity, Exclusion, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Booking } from './booking.entity.js';
import { RestaurantTable } from '../restaurant/restaurant-table.entity.js';

/** A table held by a booking for a period. The exclusion constraint prevents overlapping holds of the same table. */
@Entity('table_holds')
@Exclusion('table_holds_no_clash', 'using gist (table_id with =, during with &&)')
export class TableHold {
  @PrimaryColumn('char', { name: 'booking_id', length: 24, primaryKeyConstraintName: 'table_holds_pkey' })
  bookingId!: string;

  @ManyToOne(() => Booking, { onDelete: 'CASCADE', deferrable: 'INITIALLY DEFERRED' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'table_holds_booking_id_fkey' })
  booking?: Relation<Booking>;

  @PrimaryColumn('char', { name: 'table_id', length: 24, primaryKeyConstraintName: 'table_holds_pkey' })
  tableId!: string;

  @ManyToOne(() => RestaurantTable)
  @JoinColumn({ name: 'table_id', foreignKeyConstraintName: 'table_holds_table_id_fkey' })
  table?: Relation<RestaurantTable>;

  /** Half-open, so that the next party can start when this one ends. */
  @Column('tstzrange')
  during!: string;
}
