import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** What staff change. */
export const auditSubjects = [
  'RESTAURANT',
  'CATEGORY',
  'DISH',
  'OPTION_GROUP',
  'MENU_ORDER',
  'CONNECTION',
  'ORDER',
  'REFUND',
  'BOOKING',
  'MESSAGE',
  'MAIL',
  'PERSON',
  'INVITATION',
  'SECOND_FACTOR',
  'DEVICE',
  'APPROVAL',
  'PRINTER',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export const auditActs = ['ADDED', 'CHANGED', 'DELETED'] as const;
export type AuditAct = (typeof auditActs)[number];

/** Values by the names of a record's fields. */
export type AuditedFields = Readonly<Record<string, unknown>>;

/** One change by staff. The database refuses to change and to delete entries. */
@Entity('audit_entries')
@Index('audit_entries_created_at_idx', ['createdAt', 'id'])
@Index('audit_entries_actor_idx', ['actorId', 'createdAt', 'id'])
@Index('audit_entries_subject_idx', ['subjectId', 'createdAt', 'id'])
// An index of an expression, which the entity cannot describe.
@Index('audit_entries_order_idx', { synchronize: false })
@Index('audit_entries_search_idx', { synchronize: false })
export class AuditEntry {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'audit_entries_pkey' })
  id!: string;

  /** Not a foreign key: entries outlive accounts. */
  @Column('char', { name: 'actor_id', length: 24 })
  actorId!: string;

  /** At the time of the change, like `subjectName`. */
  @Column('text', { name: 'actor_name' })
  actorName!: string;

  @Column('text')
  act!: AuditAct;

  @Column('text')
  subject!: AuditSubject;

  @Column('text', { name: 'subject_id' })
  subjectId!: string;

  @Column('text', { name: 'subject_name' })
  subjectName!: string;

  /** The fields that differ; null if the record was added. */
  @Column('jsonb', { nullable: true })
  before!: AuditedFields | null;

  /** Null if the record was deleted. */
  @Column('jsonb', { nullable: true })
  after!: AuditedFields | null;

  /** Name of the tablet at which it was done; null for another device. */
  @Column('text', { name: 'device_name', nullable: true })
  device!: string | null;

  /** Name of the person who approved it at the tablet; null if nobody had to. */
  @Column('text', { name: 'approved_by_name', nullable: true })
  approvedBy!: string | null;

  /** Null for a command. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
