import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { DishPortions } from './dish-portions.entity.js';

/**
 * What an open payment holds until it ends, or an order took: portions of a counted dish, or a place in a slot. Deleted when
 * it is given back. Orders take places in slots by their own rows.
 */
@Entity('holds')
@Check('holds_amount_check', 'amount > 0')
@Check('holds_expiry_check', '(user_id is null) = (expires_at is null)')
@Check('holds_what_check', 'num_nonnulls(menu_item_id, slot_at) = 1')
@Check('holds_slot_check', 'slot_at is null or expires_at is not null')
@Index('holds_dish_key', ['holder', 'menuItemId'], { unique: true })
@Index('holds_slot_key', ['holder'], { unique: true, where: 'slot_at is not null' })
export class Hold {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'holds_pkey',
  })
  id!: string;

  /** Id of the order or payment. */
  @Column('char', { length: 24 })
  holder!: string;

  @Index('holds_menu_item_id_idx')
  @Column('char', { name: 'menu_item_id', length: 24, nullable: true })
  menuItemId!: string | null;

  @ManyToOne(() => DishPortions, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'menu_item_id', foreignKeyConstraintName: 'holds_menu_item_id_fkey' })
  dish?: Relation<DishPortions>;

  /** Start of the slot. */
  @Index('holds_slot_at_idx', { where: 'slot_at is not null' })
  @Column('timestamptz', { name: 'slot_at', nullable: true })
  slotAt!: Date | null;

  /** Portions of the dish, or dishes in the slot. */
  @Column('integer')
  amount!: number;

  /** Of a payment; null for an order. */
  @Index('holds_user_id_idx', { where: 'user_id is not null' })
  @Column('char', { name: 'user_id', length: 24, nullable: true })
  userId!: string | null;

  /** Of a payment; null for an order. */
  @Index('holds_expires_at_idx', { where: 'expires_at is not null' })
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt!: Date | null;
}
