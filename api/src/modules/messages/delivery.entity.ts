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
import type { MessageContent } from './message-content.js';

/** How a message leaves the shop. Its own notifications are in `notifications`. */
export type MessageChannel = 'email' | 'sms' | 'whatsapp' | 'print';

/** `unconfirmed`: handed over, without an answer, so that it may have arrived. */
export const messageStates = [
  'kept',
  'waiting',
  'sending',
  'sent',
  'unconfirmed',
  'failed',
  'skipped',
] as const;
export type MessageState = (typeof messageStates)[number];

/** One message about one event to one person by one channel, with its state. */
@Entity('deliveries')
@Unique('deliveries_event_id_user_id_channel_key', ['eventId', 'userId', 'channel'])
@Check('deliveries_channel_check', `channel in ('email', 'sms', 'whatsapp', 'print')`)
@Check('deliveries_recipient_check', 'user_id is not null or address is not null')
@Check(
  'deliveries_state_check',
  `state in ('kept', 'waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'skipped')`,
)
@Index('deliveries_state_idx', ['state', 'nextTryAt'])
@Index('deliveries_created_at_idx', ['createdAt', 'id'])
@Index('deliveries_print_idx', ['address', 'createdAt', 'id'], { where: `channel = 'print'` })
@Index('deliveries_user_id_idx', ['userId', 'topic', 'topicVersion'])
export class Delivery {
  /** Part of the Message-ID. */
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'deliveries_pkey' })
  id!: string;

  @Column('char', { name: 'event_id', length: 24 })
  eventId!: string;

  /** Null for a message to an address alone. */
  @Column('char', { name: 'user_id', length: 24, nullable: true })
  userId!: string | null;

  /** Only loaded on request. */
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'deliveries_user_id_fkey' })
  user!: Relation<User> | null;

  /** E-mail address, phone number in E.164, or id of a printer. Null for the user's at the time of sending. */
  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text')
  channel!: MessageChannel;

  @Column('text')
  state!: MessageState;

  @Column('jsonb')
  content!: MessageContent;

  /** Subject of the event, such as an order's progress. Later events of the same topic make waiting messages outdated. */
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

  /** Set just before the other side can have the message. */
  @Column('timestamptz', { name: 'handed_over_at', nullable: true })
  handedOverAt!: Date | null;

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
