import {
  Check,
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
import type { MailContent } from './mail-content.js';
import type { MailState } from './mail-state.js';

/** One mail about one event to one person, with its state. */
@Entity('deliveries')
@Unique('deliveries_event_id_user_id_channel_key', ['eventId', 'userId', 'channel'])
@Check('deliveries_channel_check', `channel in ('email')`)
@Check(
  'deliveries_state_check',
  `state in ('kept', 'waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'skipped')`,
)
@Index('deliveries_state_idx', ['state', 'nextTryAt'])
@Index('deliveries_created_at_idx', ['createdAt', 'id'])
@Index('deliveries_user_id_idx', ['userId', 'topic', 'topicVersion'])
export class Delivery {
  /** Part of the Message-ID. */
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'deliveries_pkey' })
  id!: string;

  @Column('char', { name: 'event_id', length: 24 })
  eventId!: string;

  @Column('char', { name: 'user_id', length: 24 })
  userId!: string;

  /** Only loaded on request. */
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'deliveries_user_id_fkey' })
  user!: Relation<User>;

  /** Null for the user's address at the time of sending. */
  @Column('text', { nullable: true })
  address!: string | null;

  /** The shop's own notifications are in `notifications`. */
  @Column('text')
  channel!: 'email';

  @Column('text')
  state!: MailState;

  @Column('jsonb')
  content!: MailContent;

  /** Subject of the event, such as an order's progress. Later events of the same topic make waiting mails outdated. */
  @Column('text', { nullable: true })
  topic!: string | null;

  @Column('integer', { name: 'topic_version', default: 0 })
  topicVersion!: number;

  /** Incremented with every attempt; also distinguishes the claims of successive attempts. */
  @Column('integer', { default: 0 })
  tries!: number;

  /** While waiting: time of the next attempt. While sending: end of the lease. */
  @Column('timestamptz', { name: 'next_try_at' })
  nextTryAt!: Date;

  @Column('timestamptz', { name: 'give_up_at' })
  giveUpAt!: Date;

  /** Set just before the mail's end mark is sent: afterwards the server may have the mail. */
  @Column('timestamptz', { name: 'handed_over_at', nullable: true })
  handedOverAt!: Date | null;

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
