import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { MenuItem } from './menu-item.entity.js';

/** Portions of a dish that can still be ordered. A dish without a row is not counted. */
@Entity('dish_portions')
@Check('dish_portions_left_check', 'portions_left >= 0')
export class DishPortions {
  @PrimaryColumn('char', { name: 'menu_item_id', length: 24, primaryKeyConstraintName: 'dish_portions_pkey' })
  menuItemId!: string;

  @OneToOne(() => MenuItem, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'menu_item_id', foreignKeyConstraintName: 'dish_portions_menu_item_id_fkey' })
  menuItem?: Relation<MenuItem>;

  @Column('integer', { name: 'portions_left' })
  portionsLeft!: number;
}

/** Portions that an order took, or that an open payment holds. Deleted when they are given back. */
@Entity('portion_holds')
@Check('portion_holds_portions_check', 'portions > 0')
@Check('portion_holds_expiry_check', '(customer_id is null) = (expires_at is null)')
@Index('portion_holds_menu_item_id_idx', ['menuItemId'])
@Index('portion_holds_expires_at_idx', ['expiresAt'], { where: 'expires_at is not null' })
@Index('portion_holds_customer_id_idx', ['customerId'], { where: 'customer_id is not null' })
export class PortionHold {
  /** Id of the order or payment. */
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'portion_holds_pkey' })
  holder!: string;

  @PrimaryColumn('char', { name: 'menu_item_id', length: 24, primaryKeyConstraintName: 'portion_holds_pkey' })
  menuItemId!: string;

  @ManyToOne(() => DishPortions, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'menu_item_id', foreignKeyConstraintName: 'portion_holds_menu_item_id_fkey' })
  dish?: Relation<DishPortions>;

  @Column('integer')
  portions!: number;

  /** Of a payment; null for an order. */
  @Column('char', { name: 'customer_id', length: 24, nullable: true })
  customerId!: string | null;

  /** Of a payment; null for an order. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt!: Date | null;
}
