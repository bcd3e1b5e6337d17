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

/** One mail about one event to one person, and what became of it. */
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
  /** Names the mail in its Message-ID. */
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'deliveries_pkey' })
  id!: string;

  @Column('char', { name: 'event_id', length: 24 })
  eventId!: string;

  @Column('char', { name: 'user_id', length: 24 })
  userId!: string;

  /** Only there where it is read along. */
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'deliveries_user_id_fkey' })
  user!: Relation<User>;

  /** Null for the address that the user has when the mail is sent. */
  @Column('text', { nullable: true })
  address!: string | null;

  /** What the shop itself shows is in `notifications`. */
  @Column('text')
  channel!: 'email';

  @Column('text')
  state!: MailState;

  @Column('jsonb')
  content!: MailContent;

  /** What the news is about, for instance an order's progress. Later news of the same topic makes these worthless. */
  @Column('text', { nullable: true })
  topic!: string | null;

  @Column('integer', { name: 'topic_version', default: 0 })
  topicVersion!: number;

  /** Rises with every try, and so also tells one try's claim from the next one's. */
  @Column('integer', { default: 0 })
  tries!: number;

  /** While waiting: when to try. While sending: when another worker may take over. */
  @Column('timestamptz', { name: 'next_try_at' })
  nextTryAt!: Date;

  @Column('timestamptz', { name: 'give_up_at' })
  giveUpAt!: Date;

  /** Set just before the mail's end mark is sent: from then on the server may have the mail. */
  @Column('timestamptz', { name: 'handed_over_at', nullable: true })
  handedOverAt!: Date | null;

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
