import path from 'node:path';
import type { Config } from '../config.js';
import type { FileStore } from './files.js';
import { LocalFiles } from './local-files.js';
import { S3Files } from './s3-files.js';

/** @param closers receive one if there is something to close */
export async function openFiles(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  closers: (() => Promise<unknown>)[],
): Promise<FileStore> {
  if (!s3) return new LocalFiles(path.join(dataDir, 'uploads'));
  const files = await S3Files.open(s3);
  closers.push(() => Promise.resolve(files.close()));
  return files;
}
