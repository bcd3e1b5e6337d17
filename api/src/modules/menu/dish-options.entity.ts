import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MenuItem } from './menu-item.entity.js';
import { OptionChoice, OptionGroup } from './option-group.entity.js';

/** An option group of a dish. */
@Entity('menu_item_groups')
@Index('menu_item_groups_group_id_idx', ['groupId'])
export class DishGroup {
  @PrimaryColumn('char', {
    name: 'menu_item_id',
    length: 24,
    primaryKeyConstraintName: 'menu_item_groups_pkey',
  })
  menuItemId!: string;

  @ManyToOne(() => MenuItem, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'menu_item_id', foreignKeyConstraintName: 'menu_item_groups_menu_item_id_fkey' })
  dish?: Relation<MenuItem>;

  @PrimaryColumn('char', { name: 'group_id', length: 24, primaryKeyConstraintName: 'menu_item_groups_pkey' })
  groupId!: string;

  @ManyToOne(() => OptionGroup, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'menu_item_groups_group_id_fkey' })
  group?: Relation<OptionGroup>;

  @Column('smallint')
  position!: number;
}

/** What is different about a choice on one dish. */
@Entity('menu_item_choices')
@Index('menu_item_choices_group_id_idx', ['groupId', 'choiceId'])
@Check('menu_item_choices_price_check', 'price_paise >= 0')
export class DishChoice {
  @PrimaryColumn('char', {
    name: 'menu_item_id',
    length: 24,
    primaryKeyConstraintName: 'menu_item_choices_pkey',
  })
  menuItemId!: string;

  @Column('char', { name: 'group_id', length: 24 })
  groupId!: string;

  @ManyToOne(() => DishGroup, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'menu_item_id',
      referencedColumnName: 'menuItemId',
      foreignKeyConstraintName: 'menu_item_choices_menu_item_id_group_id_fkey',
    },
    {
      name: 'group_id',
      referencedColumnName: 'groupId',
      foreignKeyConstraintName: 'menu_item_choices_menu_item_id_group_id_fkey',
    },
  ])
  dishGroup?: Relation<DishGroup>;

  @PrimaryColumn('char', {
    name: 'choice_id',
    length: 24,
    primaryKeyConstraintName: 'menu_item_choices_pkey',
  })
  choiceId!: string;

  @ManyToOne(() => OptionChoice, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'group_id',
      referencedColumnName: 'groupId',
      foreignKeyConstraintName: 'menu_item_choices_group_id_choice_id_fkey',
    },
    {
      name: 'choice_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'menu_item_choices_group_id_choice_id_fkey',
    },
  ])
  choice?: Relation<OptionChoice>;

  /** Null: the choice's own. */
  @Column('integer', { name: 'price_paise', nullable: true })
  pricePaise!: number | null;

  /** Null: the choice's own. */
  @Column('boolean', { name: 'is_default', nullable: true })
  isDefault!: boolean | null;

  @Column('boolean', { name: 'is_offered', default: true })
  isOffered!: boolean;
}
