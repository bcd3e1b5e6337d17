import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const names = readdirSync(new URL('.', import.meta.url))
  .filter((name) => /^\d+-[\w-]+\.[jt]s$/.test(name))
  .toSorted();

/** Every migration of this folder, in the order in which they run. */
export const migrations = await Promise.all(
  names.map(async (name): Promise<Migration> => {
    const { href } = new URL(name, import.meta.url);
    const [migration] = Object.values((await import(href)) as Record<string, Migration>);
    if (!migration) throw new Error(`${name} exports no migration`);
    return migration;
  }),
);
