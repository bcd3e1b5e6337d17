import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

// The format of the program `age`, which opens such a file without Chowk: https://age-encryption.org/v1
const header = 'age-encryption.org/v1\n';

/** What the name of an encrypted backup ends in. */
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

/** Not the passphrase that the file was encrypted with. */
export class WrongPassphrase extends Error {}

export interface Decrypted {
  readonly file: string;
  remove(): Promise<void>;
}

/**
 * Decrypts a file into a folder of its owner's alone.
 * @param inside where that folder is made for the time being
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
      // Its words where no passphrase fits, which it has no class for.
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

// Node.js and the DOM each have a type for the same streams.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream);
