import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';

/** Portions of a dish that can still be ordered. A dish without a row is not counted. */
@Entity('dish_portions')
@Check('dish_portions_left_check', 'portions_left >= 0')
export class DishPortions {
  @PrimaryColumn('char', { name: 'menu_item_id', length: 24, primaryKeyConstraintName: 'dish_portions_pkey' })
  menuItemId!: string;

  // By name: the module of the menu uses this one.
  @OneToOne('MenuItem', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'menu_item_id', foreignKeyConstraintName: 'dish_portions_menu_item_id_fkey' })
  menuItem?: object;

  @Column('integer', { name: 'portions_left' })
  portionsLeft!: number;
}
