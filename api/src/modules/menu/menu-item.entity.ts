import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Category } from './category.entity.js';
import type { Allergen } from './dish-attributes.js';

@Entity('menu_items')
@Check('menu_items_price_check', `price_paise > 0`)
@Check('menu_items_sold_out_check', 'is_sold_out or sold_out_until is null')
@Check(
  'menu_items_hours_check',
  `(served_from is null) = (served_until is null) and served_from <> served_until
   and served_from between 0 and 1439 and served_until between 0 and 1439`,
)
@Index('menu_items_position_idx', ['position', 'id'])
@Check('menu_items_egg_check', `not contains_egg or is_vegetarian is false`)
@Check('menu_items_spiciness_check', `spiciness between 0 and 3`)
@Check('menu_items_serves_check', `serves > 0`)
@Check('menu_items_packing_check', `packing_paise between 0 and 100000`)
@Check('menu_items_mrp_check', `not is_packaged or packing_paise = 0`)
export class MenuItem {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'menu_items_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('integer', { name: 'price_paise' })
  pricePaise!: number;

  @Column('text', { default: '' })
  description!: string;

  /** Name of its category. A database trigger adds the category if it is missing. */
  @Index('menu_items_category_idx')
  @Column('text', { nullable: true })
  category!: string | null;

  @ManyToOne(() => Category, { onUpdate: 'CASCADE', onDelete: 'SET NULL' })
  @JoinColumn({
    name: 'category',
    referencedColumnName: 'name',
    foreignKeyConstraintName: 'menu_items_category_fkey',
  })
  categoryRow?: Relation<Category>;

  /** The menu's order: rising; not consecutive. */
  @Column('integer')
  @Generated('increment')
  position!: number;

  /** Minutes since midnight at the restaurant; null without hours of its own. */
  @Column('smallint', { name: 'served_from', nullable: true })
  servedFrom!: number | null;

  /** Exclusive; before `servedFrom` if it is on the next day. */
  @Column('smallint', { name: 'served_until', nullable: true })
  servedUntil!: number | null;

  /** Path under which the server serves the picture. */
  @Column('text', { nullable: true })
  image!: string | null;

  /** Null if the restaurant has not specified it. */
  @Column('boolean', { name: 'is_vegetarian', nullable: true })
  isVegetarian!: boolean | null;

  @Column('boolean', { name: 'is_sold_out', default: false })
  isSoldOut!: boolean;

  /** Null while sold out: until further notice. */
  @Column('timestamptz', { name: 'sold_out_until', nullable: true })
  soldOutUntil!: Date | null;

  /** Only of a dish that is not vegetarian: then egg is all that it contains of meat, fish and egg. */
  @Column('boolean', { name: 'contains_egg', default: false })
  containsEgg!: boolean;

  @Column('text', { name: 'hindi_name', nullable: true })
  hindiName!: string | null;

  @Column('text', { name: 'hindi_description', nullable: true })
  hindiDescription!: string | null;

  /** 0 to 3. */
  @Column('smallint', { default: 0 })
  spiciness!: number;

  @Column('boolean', { name: 'is_jain', default: false })
  isJain!: boolean;

  @Column('boolean', { name: 'is_new', default: false })
  isNew!: boolean;

  /** Set by the worker from the orders. */
  @Column('boolean', { name: 'is_bestseller', default: false })
  isBestseller!: boolean;

  @Column('text', { array: true, default: [] })
  allergens!: Allergen[];

  /** How many people one is for. */
  @Column('smallint', { nullable: true })
  serves!: number | null;

  /** What the packing of one costs, on top of the price. */
  @Column('integer', { name: 'packing_paise', default: 0 })
  packingPaise!: number;

  /** Sold as it is at its maximum retail price, which includes all taxes and charges; not cooked here. */
  @Column('boolean', { name: 'is_packaged', default: false })
  isPackaged!: boolean;

  /** Id of a tax class of the restaurant's record; null: the restaurant's service. */
  @Column('text', { name: 'tax_class', nullable: true })
  taxClass!: string | null;

  /** Incremented with every change but of the position, for optimistic locking between admins. */
  @Column('integer', { default: 1 })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
