import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

// The format of the program `age`, which can open the file without Chowk: https://age-encryption.org/v1
const header = 'age-encryption.org/v1\n';

/** File extension of an encrypted backup. */
export const encryptedEnding = '.age';

export async function encrypt(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(header.length), 0, header.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === header;
  } finally {
    await handle.close();
  }
}

/** The file was encrypted with another passphrase. */
export class WrongPassphrase extends Error {}

export interface Decrypted {
  readonly file: string;
  remove(): Promise<void>;
}

/**
 * Decrypts a file into a private folder.
 * @param inside the parent of that temporary folder
 * @throws {WrongPassphrase}
 */
export async function decrypt(file: string, passphrase: string, inside: string): Promise<Decrypted> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(file);
  const folder = await mkdtemp(path.join(inside, 'restore-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const target = path.join(folder, 'backup.zip');
  try {
    const plain = await decrypter.decrypt(toWeb(source)).catch((error: unknown) => {
      // Its message for a wrong passphrase; there is no error class.
      if (error instanceof Error && error.message.startsWith('no identity matched'))
        throw new WrongPassphrase();
      throw error;
    });
    await pipeline(fromWeb(plain), createWriteStream(target, { mode: 0o600 }));
    return { file: target, remove };
  } catch (error) {
    source.destroy();
    await remove();
    throw error;
  }
}

// Node.js and the DOM have different types for the same streams.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream);
