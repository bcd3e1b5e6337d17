import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from './user.entity.js';

/** A change of an account's e-mail address or password, which the old address can undo for some days. */
@Entity('account_changes')
@Index('account_changes_user_id_idx', ['userId', 'createdAt'])
export class AccountChange {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'account_changes_pkey' })
  id!: string;

  @Column('char', { name: 'user_id', length: 24 })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'account_changes_user_id_fkey' })
  user?: Relation<User>;

  /** The address before the change; also the present one if only the password was changed. */
  @Index('account_changes_old_email_idx')
  @Column('citext', { name: 'old_email' })
  oldEmail!: string;

  @Column('boolean', { name: 'old_email_was_confirmed' })
  oldEmailWasConfirmed!: boolean;

  /** Null if the address stayed. */
  @Column('citext', { name: 'new_email', nullable: true })
  newEmail!: string | null;

  @Column('boolean', { name: 'is_new_password' })
  isNewPassword!: boolean;

  /** Time of the statement, not of the transaction: it orders the changes of one account. */
  @Index('account_changes_created_at_idx')
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'undone_at', nullable: true })
  undoneAt!: Date | null;
}

/** Days during which a change can be undone. */
export const undoableDays = 7;
