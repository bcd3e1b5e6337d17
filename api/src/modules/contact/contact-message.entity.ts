import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A message from the contact screen. */
@Entity('contact_messages')
@Index('contact_messages_created_at_idx', ['createdAt', 'id'])
export class ContactMessage {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'contact_messages_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  message!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
