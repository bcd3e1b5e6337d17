import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Writable, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import { decrypt, encrypt, isEncrypted, WrongPassphrase, type Decrypted } from './encryption.js';
import { backupManifest, manifestName, type BackupManifest } from './manifest.js';
import { messageOf } from '../platform/system-error.js';

/** A backup cannot be made or read; the message says why and what to do. */
export class BackupError extends Error {}

/** Writes the parts of a backup one after the other, without holding them in memory. */
export class ArchiveWriter {
  private readonly zip = new ZipWriter();

  /** Rejects when a part fails. */
  private readonly failed = new Promise<never>((_resolve, reject) => {
    this.zip.once('error', reject);
  });

  /** Rejects in {@link ArchiveWriter.write} only. */
  private constructor(private readonly written: Promise<void>) {
    this.failed.catch(() => undefined);
    // Handles a rejection that comes before the first part.
    this.written.catch(() => undefined);
  }

  /**
   * Writes a backup, all or nothing: a partial file never has its name.
   * @param passphrase encrypts it
   * @returns the manifest that `fill` returned, once everything is on disk
   */
  static async write(
    file: string,
    fill: (archive: ArchiveWriter) => Promise<BackupManifest>,
    passphrase?: string,
  ): Promise<BackupManifest> {
    const draft = `${file}.part`;
    await mkdir(path.dirname(file), { recursive: true });
    let settle: (written: Promise<void>) => void = () => undefined;
    const archive = new ArchiveWriter(new Promise((resolve) => (settle = resolve)));
    // It contains password hashes and customers' addresses.
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    const zipped = archive.zip.outputStream as Readable;
    const written = (async () => {
      await pipeline(passphrase === undefined ? zipped : await encrypt(zipped, passphrase), target);
    })();
    written.catch(() => undefined);
    settle(written);
    try {
      const manifest = await fill(archive);
      archive.zip.addBuffer(Buffer.from(JSON.stringify(manifest, undefined, 2)), manifestName);
      archive.zip.end();
      await Promise.race([written, archive.failed]);
      await rename(draft, file);
      await syncFolder(path.dirname(file));
      return manifest;
    } catch (error) {
      target.destroy();
      await finished(target).catch(() => undefined);
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** @param compress false for compressed contents */
  async add(name: string, contents: Readable, { compress = true } = {}): Promise<void> {
    this.zip.addReadStream(contents, name, { compress, mode: 0o100600 });
    const disk = this.written.then(() => new Promise<never>(() => undefined));
    try {
      await Promise.race([finished(contents, { writable: false }), disk, this.failed]);
    } catch (error) {
      contents.destroy();
      throw error;
    }
  }
}

/** Where the system supports it: a rename is on disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** How to open an encrypted backup. */
export interface BackupSecret {
  readonly passphrase: () => Promise<string>;
  /** A folder that only the shop can read. */
  readonly scratch: string;
}

/** A backup that has been verified completely. */
export class ArchiveReader {
  private decrypted: Decrypted | undefined;

  private constructor(
    readonly manifest: BackupManifest,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * @param secret for an encrypted backup, which is decrypted into the folder `scratch`
   * @throws {BackupError} if a byte is missing or wrong, the file is no backup, or the passphrase is wrong
   */
  static async open(file: string, secret?: BackupSecret): Promise<ArchiveReader> {
    if (!secret || !(await isEncrypted(file).catch(() => false))) return ArchiveReader.openPlain(file);
    const passphrase = await secret.passphrase();
    const decrypted = await decrypt(file, passphrase, secret.scratch).catch((error: unknown) => {
      if (error instanceof WrongPassphrase)
        throw new BackupError(`This is not the passphrase of ${file}. Nothing was changed: try again.`);
      throw new BackupError(`${file} is broken: ${messageOf(error)}`);
    });
    try {
      const archive = await ArchiveReader.openPlain(decrypted.file);
      archive.decrypted = decrypted;
      return archive;
    } catch (error) {
      await decrypted.remove();
      throw error;
    }
  }

  private static async openPlain(file: string): Promise<ArchiveReader> {
    const zip = await openPromise(file, { autoClose: false }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error)
        throw new BackupError(`${file} cannot be read: ${error.message}`);
      throw new BackupError(`${file} is no backup of Chowk, or is cut off: ${messageOf(error)}`);
    });
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) {
        await check(zip, entry);
        entries.set(entry.fileName, entry);
      }
      const entry = entries.get(manifestName);
      if (!entry) throw new Error(`it has no ${manifestName}`);
      const text = Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray()).toString();
      const manifest = backupManifest.parse(JSON.parse(text));
      return new ArchiveReader(manifest, zip, entries);
    } catch (error) {
      zip.close();
      throw new BackupError(`${file} is broken, or no backup of Chowk: ${messageOf(error)}`);
    }
  }

  names(prefix: string): string[] {
    return [...this.entries.keys()].filter((name) => name.startsWith(prefix));
  }

  async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw new BackupError(`The backup lacks ${name}.`);
    return this.zip.openReadStreamPromise(entry);
  }

  async close(): Promise<void> {
    this.zip.close();
    await this.decrypted?.remove();
  }
}

/** The package compares only sizes. */
async function check(zip: ZipFile, entry: Entry): Promise<void> {
  let sum = 0;
  const summing = new Writable({
    write(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done();
    },
  });
  await pipeline(await zip.openReadStreamPromise(entry), summing);
  if (sum !== entry.crc32) throw new Error(`${entry.fileName} is not what was written`);
}
