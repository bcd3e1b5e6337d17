import { Check, Column, Entity, Generated, PrimaryColumn, Unique } from 'typeorm';

/** Dishes refer to it by name. */
@Entity('categories')
@Unique('categories_name_key', ['name'])
@Check(
  'categories_hours_check',
  `(served_from is null) = (served_until is null) and served_from <> served_until
   and served_from between 0 and 1439 and served_until between 0 and 1439`,
)
export class Category {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'categories_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'hindi_name', nullable: true })
  hindiName!: string | null;

  /** Rising; not consecutive. */
  @Column('integer')
  @Generated('increment')
  position!: number;

  @Column('boolean', { name: 'is_hidden', default: false })
  isHidden!: boolean;

  /** Minutes since midnight at the restaurant; null without hours. */
  @Column('smallint', { name: 'served_from', nullable: true })
  servedFrom!: number | null;

  /** Exclusive; before `servedFrom` if it is on the next day. */
  @Column('smallint', { name: 'served_until', nullable: true })
  servedUntil!: number | null;

  /** Incremented with every change but of the position, for optimistic locking between admins. */
  @Column('integer', { default: 1 })
  version!: number;
}
