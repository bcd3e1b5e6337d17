import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The services outside of the shop whose keys an owner can enter. */
export const connectionKinds = ['razorpay', 'mail', 'sms', 'whatsapp', 'address'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** What was entered for one connection. */
@Entity('connections')
export class Connection {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'connections_pkey' })
  kind!: ConnectionKind;

  @Column('integer')
  version!: number;

  /** JSON, sealed with the shop's key: see `connections.ts`. */
  @Column('text')
  sealed!: string;

  /** The name at that time, as accounts can be deleted. */
  @Column('text', { name: 'changed_by' })
  changedBy!: string;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;
}
