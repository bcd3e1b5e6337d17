import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';

/** Whether the answer adds a passkey, for which the owner has proved more, or uses one. */
export type ChallengePurpose = 'NEW' | 'USE';

/** What the device of a passkey has to sign, once: the last one of each session or login. */
@Entity('passkey_challenges')
@Check('passkey_challenges_purpose_check', `purpose in ('NEW', 'USE')`)
export class PasskeyChallenge {
  /** SHA-256 of the session’s id or of the login’s ticket. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'passkey_challenges_pkey' })
  holder!: Buffer;

  @Index('passkey_challenges_user_id_idx')
  @Column('char', { name: 'user_id', length: 24 })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkey_challenges_user_id_fkey' })
  user?: Relation<User>;

  /** In base64url. */
  @Column('text')
  challenge!: string;

  @Column('text')
  purpose!: ChallengePurpose;

  @Index('passkey_challenges_created_at_idx')
  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
