import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { StaffRole } from './role.js';

/** Of which staff the owner demands a second factor. There is one. */
@Entity('second_factor_rule')
@Check('second_factor_rule_id_check', 'id = 1')
export class SecondFactorRule {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'second_factor_rule_pkey' })
  id!: number;

  @Column('integer')
  version!: number;

  @Column('text', { array: true })
  roles!: StaffRole[];
}
