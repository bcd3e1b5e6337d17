import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Customer } from '../customers/customer.entity.js';
import type { PaymentMode, PaymentStatus } from '../payments/payment-mode.js';

@Entity('bookings')
@Check('bookings_guests_check', `guests > 0`)
@Check('bookings_payment_mode_check', `payment_mode in ('COD', 'ONLINE')`)
@Check('bookings_payment_status_check', `payment_status in ('Pending', 'Paid')`)
@Check('bookings_payment_check', `(payment_status = 'Paid') = (payment_id is not null)`)
@Unique('bookings_payment_id_key', ['paymentId'])
@Index('bookings_user_id_idx', ['userId', 'startsAt', 'id'])
@Index('bookings_starts_at_idx', ['startsAt', 'id'])
export class Booking {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'bookings_pkey' })
  id!: string;

  /** The customer; null if the account was deleted. */
  @Column('char', { name: 'user_id', length: 24, nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'bookings_user_id_fkey' })
  user?: Relation<User>;

  /** For whom it is: the user, or a caller for whom staff book. */
  @Index('bookings_customer_id_idx')
  @Column('char', { name: 'customer_id', length: 24, nullable: true })
  customerId!: string | null;

  @ManyToOne(() => Customer, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'customer_id', foreignKeyConstraintName: 'bookings_customer_id_fkey' })
  customer?: Relation<Customer>;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  phone!: string;

  /** The restaurant's local date and time are derived from this, see `localTimeOf`. */
  @Column('timestamptz', { name: 'starts_at' })
  startsAt!: Date;

  @Column('integer')
  guests!: number;

  @Column('text', { nullable: true })
  message!: string | null;

  @Column('text', { name: 'payment_mode' })
  paymentMode!: PaymentMode;

  @Column('text', { name: 'payment_status' })
  paymentStatus!: PaymentStatus;

  /** The payment of the fee. A payment pays for at most one booking. */
  @Column('char', { name: 'payment_id', length: 24, nullable: true })
  paymentId!: string | null;

  /** Refund deadline that had passed when the booking was moved; moving it to another day does not extend it. */
  @Column('timestamptz', { name: 'fee_kept_since', nullable: true })
  feeKeptSince!: Date | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt!: Date | null;

  /** When an admin removed it from all lists. Kept in the database, as its payment and messages refer to it. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  /** Incremented with every change. */
  @Column('integer', { default: 1 })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
