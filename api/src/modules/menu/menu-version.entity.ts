import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row, which every transaction that changes the menu raises, by a trigger. */
@Entity('menu_version')
@Check('menu_version_one_row_check', 'id')
export class MenuVersion {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'menu_version_pkey' })
  id!: true;

  @Column('bigint')
  version!: string;
}
