import type { Config } from '../config.js';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';

/** Runs `work` on a database; starts the embedded one unless a shop already runs it. */
export async function withDatabase<T>(
  config: Config,
  print: (message: string) => void,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return work(config.databaseUrl);
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: print });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
