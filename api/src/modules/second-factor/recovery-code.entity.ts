import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from '../auth/user.entity.js';

/** A code that replaces the second factor of an account once. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('char', { name: 'user_id', length: 24, primaryKeyConstraintName: 'recovery_codes_pkey' })
  userId!: string;

  /** SHA-256: a code has 80 random bits. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'recovery_codes_pkey' })
  hash!: Buffer;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'recovery_codes_user_id_fkey' })
  user?: Relation<User>;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
