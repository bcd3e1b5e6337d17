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

/** An authenticator app of an account. One that waits for its first code is not in force, and replaces the other then. */
@Entity('authenticators')
export class Authenticator {
  @PrimaryColumn('char', { name: 'user_id', length: 24, primaryKeyConstraintName: 'authenticators_pkey' })
  userId!: string;

  @PrimaryColumn('boolean', { name: 'is_in_force', primaryKeyConstraintName: 'authenticators_pkey' })
  isInForce!: boolean;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'authenticators_user_id_fkey' })
  user?: Relation<User>;

  /** The key, encrypted. */
  @Column('text')
  sealed!: string;

  /** Steps of 30 seconds since 1970 until the last accepted code, which is not accepted again. */
  @Column('integer', { name: 'last_step', default: 0 })
  lastStep!: number;

  /** The session that began it and alone may put it into force; null once it is in force. */
  @Column('char', { name: 'session_id', length: 24, nullable: true })
  sessionId!: string | null;

  /** When it came into force or, before, when it was begun. */
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
