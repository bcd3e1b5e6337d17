import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';

/** Version of an order: its placement (version 1) or a status change. */
@Entity('order_status_changes')
export class OrderStatusChange {
  @PrimaryColumn('char', {
    name: 'order_id',
    length: 24,
    primaryKeyConstraintName: 'order_status_changes_pkey',
  })
  orderId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'order_status_changes_pkey' })
  version!: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_status_changes_order_id_fkey' })
  order?: Relation<Order>;

  @Column('text', { name: 'from_status', nullable: true })
  fromStatus!: OrderStatus | null;

  @Column('text', { name: 'to_status' })
  toStatus!: OrderStatus;

  @Column('char', { name: 'changed_by', length: 24, nullable: true })
  changedBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'changed_by', foreignKeyConstraintName: 'order_status_changes_changed_by_fkey' })
  changer?: Relation<User>;

  @CreateDateColumn({ name: 'changed_at', type: 'timestamptz' })
  changedAt!: Date;
}
