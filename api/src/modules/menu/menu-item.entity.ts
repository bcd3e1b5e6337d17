import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Allergen } from './dish-attributes.js';

@Entity('menu_items')
@Check('menu_items_price_check', `price_paise > 0`)
@Check('menu_items_egg_check', `not contains_egg or is_vegetarian is false`)
@Check('menu_items_spiciness_check', `spiciness between 0 and 3`)
@Check('menu_items_serves_check', `serves > 0`)
@Index('menu_items_created_at_idx', ['createdAt', 'id'])
export class MenuItem {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'menu_items_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('integer', { name: 'price_paise' })
  pricePaise!: number;

  @Column('text', { default: '' })
  description!: string;

  @Column('text', { nullable: true })
  category!: string | null;

  /** Path under which the server serves the picture. */
  @Column('text', { nullable: true })
  image!: string | null;

  /** Null if the restaurant has not specified it. */
  @Column('boolean', { name: 'is_vegetarian', nullable: true })
  isVegetarian!: boolean | null;

  /** Only of a dish that is not vegetarian: then egg is all that it contains of meat, fish and egg. */
  @Column('boolean', { name: 'contains_egg', default: false })
  containsEgg!: boolean;

  @Column('text', { name: 'hindi_name', nullable: true })
  hindiName!: string | null;

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

  /** Incremented with every change, for optimistic locking between admins. */
  @Column('integer', { default: 1 })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
