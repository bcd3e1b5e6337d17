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

  /** Who booked. Null when the account is gone. */
  @Column('char', { name: 'user_id', length: 24, nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'bookings_user_id_fkey' })
  user?: Relation<User>;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  phone!: string;

  /** Date and time at the restaurant are made of this; see `localTimeOf`. */
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

  /** The payment of the fee. One payment pays for one booking at most. */
  @Column('char', { name: 'payment_id', length: 24, nullable: true })
  paymentId!: string | null;

  /** Until when the fee could have come back. Set when a booking is moved after that: another day does not bring it back. */
  @Column('timestamptz', { name: 'fee_kept_since', nullable: true })
  feeKeptSince!: Date | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt!: Date | null;

  /** Taken off every list by an admin. Kept, because its payment and its messages speak of it. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  /** Rises with every change. */
  @Column('integer', { default: 1 })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
