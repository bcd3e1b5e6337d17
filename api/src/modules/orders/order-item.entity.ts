import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { ChosenOption } from '../menu/dish-options.js';
import { Order } from './order.entity.js';

/** Line of an order's bill, for SQL (places of slots, bestsellers) and earlier versions. */
@Entity('order_items')
@Check('order_items_quantity_check', `quantity > 0`)
export class OrderItem {
  @PrimaryColumn('char', { name: 'order_id', length: 24, primaryKeyConstraintName: 'order_items_pkey' })
  orderId!: string;

  /** Zero-based. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'order_items_pkey' })
  line!: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_items_order_id_fkey' })
  order?: Relation<Order>;

  @Column('char', { name: 'menu_item_id', length: 24 })
  menuItemId!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  category!: string | null;

  @Column('integer', { name: 'unit_price_paise' })
  unitPricePaise!: number;

  @Column('integer')
  quantity!: number;

  /** In the order of the dish's groups. */
  @Column('jsonb', { default: [] })
  choices!: ChosenOption[];

  /** For the kitchen. */
  @Column('text', { nullable: true })
  note!: string | null;
}
