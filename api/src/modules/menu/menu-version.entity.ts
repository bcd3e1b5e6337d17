import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row, incremented by a trigger in every transaction that changes the menu. */
@Entity('menu_version')
@Check('menu_version_one_row_check', 'id')
export class MenuVersion {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'menu_version_pkey' })
  id!: true;

  @Column('bigint')
  version!: string;
}
