import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity('restaurant_tables')
@Check('restaurant_tables_seats_check', 'seats > 0')
@Unique('restaurant_tables_number_key', ['number'])
export class RestaurantTable {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'restaurant_tables_pkey' })
  id!: string;

  /** The order in which tables of one size are assigned. */
  @Column('integer')
  number!: number;

  @Column('text', { default: '' })
  name!: string;

  @Column('integer')
  seats!: number;

  /** Of its code: 0 at first, and one more with every code that replaces it. */
  @Column('integer', { name: 'code_number', default: 0 })
  codeNumber!: number;

  /** False once the restaurant has removed it. Its bookings stay. */
  @Column('boolean', { name: 'is_in_use', default: true })
  isInUse!: boolean;
}
