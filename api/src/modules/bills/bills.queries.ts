import type { EntityManager } from 'typeorm';

export async function selectFile(manager: EntityManager, hash: string): Promise<Buffer | undefined> {
  const [file] = await manager.query<{ contents: Buffer }[]>(
    'select contents from bill_files where hash = $1',
    [hash],
  );
  return file?.contents;
}

/** Keeps a file, unless another process has made it meanwhile: both have the same bytes. */
export async function insertFile(manager: EntityManager, hash: string, contents: Buffer): Promise<void> {
  await manager.query(
    'insert into bill_files (hash, contents) values ($1, $2) on conflict (hash) do nothing',
    [hash, contents],
  );
}

export async function deleteFilesBefore(manager: EntityManager, days: number): Promise<void> {
  await manager.query('delete from bill_files where made_at < now() - make_interval(days => $1)', [days]);
}
