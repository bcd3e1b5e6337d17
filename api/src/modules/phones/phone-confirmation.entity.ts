import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { PhoneCodeChannel } from '../restaurant/phone-code-channel.js';

/** The last code that was sent to a user's phone number, and whether the user has entered one. */
@Entity('phone_confirmations')
@Check('phone_confirmations_channel_check', `channel in ('SMS', 'WHATSAPP')`)
export class PhoneConfirmation {
  @PrimaryColumn('char', {
    name: 'user_id',
    length: 24,
    primaryKeyConstraintName: 'phone_confirmations_pkey',
  })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'phone_confirmations_user_id_fkey' })
  user?: Relation<User>;

  /** E.164. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'phone_confirmations_pkey' })
  phone!: string;

  /** HMAC-SHA-256; the code itself is stored nowhere. */
  @Column('bytea', { name: 'code_hash' })
  codeHash!: Buffer;

  /** Null for codes of earlier versions. */
  @Column('text', { nullable: true })
  channel!: PhoneCodeChannel | null;

  @Index('phone_confirmations_sent_at_idx', { where: 'confirmed_at is null' })
  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' })
  sentAt!: Date;

  /** Attempts to enter the code. */
  @Column('smallint', { default: 0 })
  tries!: number;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;
}
