import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { StoredSentence } from '../../platform/sentences.js';

/** A notification in the shop for one user about one event. */
@Entity('notifications')
@Unique('notifications_user_id_event_id_key', ['userId', 'eventId'])
@Index('notifications_user_id_idx', ['userId', 'createdAt', 'id'])
export class Notification {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'notifications_pkey' })
  id!: string;

  @Column('char', { name: 'user_id', length: 24 })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'notifications_user_id_fkey' })
  user?: Relation<User>;

  /** Id in the outbox; unique per user, so that an event handled twice has no effect. */
  @Column('char', { name: 'event_id', length: 24 })
  eventId!: string;

  /** The event's type. */
  @Column('text')
  kind!: string;

  /** In English. */
  @Column('text')
  title!: string;

  @Column('text')
  body!: string;

  /** Null for notifications of earlier versions, which are in English alone. */
  @Column('jsonb', { nullable: true })
  said!: { readonly title: StoredSentence; readonly body: StoredSentence | string } | null;

  /** Route in the shop. */
  @Column('text', { nullable: true })
  link!: string | null;

  @Index('notifications_read_at_idx')
  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
