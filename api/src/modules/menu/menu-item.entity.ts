import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('menu_items')
@Check('menu_items_price_check', `price_paise > 0`)
@Check('menu_items_sold_out_check', 'is_sold_out or sold_out_until is null')
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

  @Column('boolean', { name: 'is_sold_out', default: false })
  isSoldOut!: boolean;

  /** Null while sold out: until further notice. */
  @Column('timestamptz', { name: 'sold_out_until', nullable: true })
  soldOutUntil!: Date | null;

  /** Incremented with every change, for optimistic locking between admins. */
  @Column('integer', { default: 1 })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
