import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError } from './errors.js';
import { checkFileName, isFileName, type FileStore, type OpenFile, type StoredFile } from './files.js';
import { errorCode } from './system-error.js';
import { common } from './common.sentences.js';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

export class LocalFiles implements FileStore {
  constructor(
    /** Absolute path. Everything in it is public. */
    readonly root: string,
  ) {}

  async put(name: string, contents: Buffer, _contentType: string): Promise<void> {
    const target = this.pathOf(name);
    // A valid file name, so that leftovers of a crash are listed and can be removed.
    const draft = this.pathOf(name.replace(/\.[a-z]+$/, `-${randomUUID()}.tmp`));
    try {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(draft, contents);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw diskFullCodes.has(errorCode(error) ?? '') ? storageFull(error) : error;
    }
  }

  async open(name: string): Promise<OpenFile | undefined> {
    const file = await open(this.pathOf(name)).catch(undefinedIfMissing);
    if (!file) return undefined;
    const { size } = await file.stat();
    return {
      contents: file.createReadStream(),
      contentType: contentTypes[path.extname(name)] ?? 'application/octet-stream',
      size,
    };
  }

  async modifiedAt(name: string): Promise<Date | undefined> {
    return (await stat(this.pathOf(name)).catch(undefinedIfMissing))?.mtime;
  }

  async renew(name: string): Promise<boolean> {
    const now = new Date();
    return utimes(this.pathOf(name), now, now).then(
      () => true,
      (error: unknown) => undefinedIfMissing(error) ?? false,
    );
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async *list(): AsyncIterable<StoredFile> {
    for await (const folder of this.entries('')) {
      if (!folder.isDirectory()) continue;
      for await (const file of this.entries(folder.name)) {
        const name = `${folder.name}/${file.name}`;
        if (!isFileName(name)) continue;
        const modifiedAt = await this.modifiedAt(name);
        if (modifiedAt) yield { name, modifiedAt };
      }
    }
  }

  private async *entries(folder: string) {
    const entries = await opendir(path.join(this.root, folder)).catch(undefinedIfMissing);
    if (entries) yield* entries;
  }

  private pathOf(name: string): string {
    checkFileName(name);
    return path.join(this.root, name);
  }
}

/** No space on the disk, or quota exceeded. */
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT']);

const storageFull = (cause: unknown) => new DomainError('STORAGE_FULL', common.storageFull, {}, { cause });

/** For `catch`: maps a missing file to undefined and rethrows everything else. */
function undefinedIfMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
  return undefined;
}
