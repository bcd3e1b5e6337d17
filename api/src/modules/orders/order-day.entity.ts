import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number that a trigger gave to an order of a day. Its row is locked until the order's transaction ends. */
@Entity('order_days')
export class OrderDay {
  /** Of the restaurant, which may end after midnight. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'order_days_pkey' })
  day!: string;

  @Column('integer', { name: 'last_number' })
  lastNumber!: number;
}
