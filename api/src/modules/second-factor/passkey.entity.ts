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

/** A passkey of an account, as its second factor. */
@Entity('passkeys')
@Unique('passkeys_credential_id_key', ['credentialId'])
export class Passkey {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'passkeys_pkey' })
  id!: string;

  @Index('passkeys_user_id_idx')
  @Column('char', { name: 'user_id', length: 24 })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkeys_user_id_fkey' })
  user?: Relation<User>;

  /** Chosen by the device, in base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId!: string;

  /** COSE_Key. */
  @Column('bytea', { name: 'public_key' })
  publicKey!: Buffer;

  /** Signatures as the device counts them; synced passkeys stay at 0. pg returns it as text. */
  @Column('bigint')
  counter!: string;

  /** How browsers reach the device, such as `internal` or `usb`. */
  @Column('text', { array: true })
  transports!: string[];

  @Column('text')
  name!: string;

  /** Whether other devices of the owner have it, too. */
  @Column('boolean', { name: 'is_backed_up' })
  isBackedUp!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}
