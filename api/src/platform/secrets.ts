import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './system-error.js';

/** A secret that is generated once and kept in the data folder, readable only by its owner. */
export async function keptSecret(dataDir: string, name: string, bytes = 32): Promise<string> {
  const file = path.join(dataDir, 'secrets', name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    // `wx`: of two processes that start together, one writes it and the other reads it.
    await writeFile(file, randomBytes(bytes).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}

/** A key for one purpose, so that nothing made for another purpose is accepted with it. */
export const derivedKey = (secret: string, purpose: string): KeyObject =>
  createSecretKey(createHmac('sha256', secret).update(purpose).digest());
