import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Customer } from '../customers/customer.entity.js';
import type { OrderProblemReason } from './order-problem-reasons.js';

/** A message from the contact screen, or what a customer reports about an order. */
@Entity('contact_messages')
@Index('contact_messages_created_at_idx', ['createdAt', 'id'])
@Index('contact_messages_order_id_idx', ['orderId'], { where: 'order_id is not null' })
@Index('contact_messages_open_idx', ['createdAt', 'id'], { where: 'answered_at is null' })
// An order has one open problem at most.
@Index('contact_messages_open_problem_idx', ['orderId'], {
  unique: true,
  where: 'order_id is not null and answered_at is null',
})
@Check(
  'contact_messages_reason_check',
  `(order_id is null) = (reason is null)
   and reason in ('LATE', 'MISSING_DISH', 'WRONG_DISH', 'QUALITY', 'PAYMENT', 'OTHER')`,
)
export class ContactMessage {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'contact_messages_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  /** Empty for a guest who gave none. */
  @Column('text')
  email!: string;

  @Column('text')
  message!: string;

  @Column('char', { name: 'order_id', length: 24, nullable: true })
  orderId!: string | null;

  // By name: the module of orders uses this one.
  @ManyToOne('Order', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'contact_messages_order_id_fkey' })
  order?: object;

  /** Who wrote it; null for a stranger. */
  @Index('contact_messages_customer_id_idx')
  @Column('char', { name: 'customer_id', length: 24, nullable: true })
  customerId!: string | null;

  @ManyToOne(() => Customer, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'customer_id', foreignKeyConstraintName: 'contact_messages_customer_id_fkey' })
  customer?: Relation<Customer>;

  @Column('text', { nullable: true })
  reason!: OrderProblemReason | null;

  /** Lines of the order that it is about: `2 × Biryani`. */
  @Column('jsonb', { default: [] })
  dishes!: string[];

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt!: Date | null;

  /** For the customer. */
  @Column('text', { nullable: true })
  reply!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
