import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';

/** A choice that dishes share, such as a size or extra toppings. */
@Entity('option_groups')
@Check(
  'option_groups_limits_check',
  'least between 0 and most and most between 1 and 50 and most_each between 1 and most',
)
export class OptionGroup {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'option_groups_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  /** Minimum number of choices that must be selected. */
  @Column('smallint', { name: 'least' })
  minChoices!: number;

  /** Maximum number of choices that may be selected. */
  @Column('smallint', { name: 'most' })
  maxChoices!: number;

  /** Maximum number of times that one choice may be selected. */
  @Column('smallint', { name: 'most_each', default: 1 })
  maxEach!: number;

  /** Incremented with every change, also of the choices. */
  @Column('integer', { default: 1 })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

@Entity('option_choices')
@Unique('option_choices_group_id_id_key', ['groupId', 'id'])
@Check('option_choices_price_check', 'price_paise >= 0')
@Check('option_choices_sold_out_check', 'is_sold_out or sold_out_until is null')
export class OptionChoice {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'option_choices_pkey' })
  id!: string;

  @Column('char', { name: 'group_id', length: 24 })
  groupId!: string;

  @ManyToOne(() => OptionGroup, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'option_choices_group_id_fkey' })
  group?: Relation<OptionGroup>;

  @Column('smallint')
  position!: number;

  @Column('text')
  name!: string;

  /** Added to the price of the dish. */
  @Column('integer', { name: 'price_paise' })
  pricePaise!: number;

  /** Chosen unless the customer chooses otherwise; then it costs nothing. */
  @Column('boolean', { name: 'is_default', default: false })
  isDefault!: boolean;

  /** On all dishes. */
  @Column('boolean', { name: 'is_sold_out', default: false })
  isSoldOut!: boolean;

  /** Null while sold out: until further notice. */
  @Column('timestamptz', { name: 'sold_out_until', nullable: true })
  soldOutUntil!: Date | null;
}
