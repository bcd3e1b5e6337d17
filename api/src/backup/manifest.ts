import { z } from 'zod';

export const manifestName = 'manifest.json';

/** Describes a backup; beside it are `database/<table>.copy`, `jobs.jsonl` and the files of `DATA_DIR`. */
export const backupManifest = z.object({
  chowk: z.literal(1, 'it was made by a newer version of Chowk'),
  createdAt: z.iso.datetime(),
  /** Names of the applied migrations. */
  migrations: z.array(z.string()),
  /** Referenced tables come first, so that they can be filled in this order. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().nonnegative() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Pending jobs; undefined if the queue was in Redis. */
  jobs: z.number().int().nonnegative().optional(),
  /** Undefined without pictures: they are on S3, or only the database was saved. */
  pictures: z.number().int().nonnegative().optional(),
});

export type BackupManifest = z.output<typeof backupManifest>;

export type DatabaseContents = Pick<BackupManifest, 'migrations' | 'tables' | 'sequences' | 'jobs'>;
