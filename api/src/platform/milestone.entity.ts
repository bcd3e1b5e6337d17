import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Something that happens once per database, such as loading the demo menu. */
@Entity('milestones')
export class Milestone {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'milestones_pkey' })
  name!: string;

  @CreateDateColumn({ name: 'reached_at', type: 'timestamptz' })
  reachedAt!: Date;
}
