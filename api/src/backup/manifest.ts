import { z } from 'zod';

export const manifestName = 'manifest.json';

/** What a backup holds; beside it are `database/<table>.copy`, `jobs.jsonl` and the files of `DATA_DIR`. */
export const backupManifest = z.object({
  chowk: z.literal(1, 'it was made by a newer version of Chowk'),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that had been run. */
  migrations: z.array(z.string()),
  /** In an order in which they can be filled: a table follows those that it refers to. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().nonnegative() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Queued work; undefined if the queue was in Redis. */
  jobs: z.number().int().nonnegative().optional(),
  /** Undefined if pictures were left out: they are on S3, or the backup is of the database alone. */
  pictures: z.number().int().nonnegative().optional(),
});

export type BackupManifest = z.output<typeof backupManifest>;

export type DatabaseContents = Pick<BackupManifest, 'migrations' | 'tables' | 'sequences' | 'jobs'>;
