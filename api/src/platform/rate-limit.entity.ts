import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One counter of rate-limiter-flexible, which defines the columns. */
@Entity('rate_limits')
export class RateLimit {
  @PrimaryColumn('varchar', { length: 255, primaryKeyConstraintName: 'rate_limits_pkey' })
  key!: string;

  @Column('integer', { default: 0 })
  points!: number;

  /** Milliseconds since 1970; null never expires. */
  @Index('rate_limits_expire_idx')
  @Column('bigint', { nullable: true })
  expire!: string | null;
}
