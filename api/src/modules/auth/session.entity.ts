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

/** One sign-in. A token is valid only while its session's row exists. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'sessions_pkey' })
  id!: string;

  @Index('sessions_user_id_idx')
  @Column('char', { name: 'user_id', length: 24 })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sessions_user_id_fkey' })
  user?: Relation<User>;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Index('sessions_expires_at_idx')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  /** The browser's `User-Agent` at login. Null in old sessions. */
  @Column('text', { name: 'user_agent', nullable: true })
  userAgent!: string | null;

  /** When the second factor was last proved in this session. Null if the account had none. */
  @Column('timestamptz', { name: 'factor_proved_at', nullable: true })
  factorProvedAt!: Date | null;

  /** To within five minutes. Null in old sessions that have not been used since. */
  @Column('timestamptz', { name: 'last_seen_at', nullable: true })
  lastSeenAt!: Date | null;
}
