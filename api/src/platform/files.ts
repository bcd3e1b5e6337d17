import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Uploaded and generated pictures, on the local disk. Names are hashes of the contents, so a file never changes. */
export class Files {
  constructor(
    /** Absolute path of the folder that is served under `/uploads/`. */
    readonly root: string,
  ) {}

  /** @returns the path under which the server serves it: `/uploads/<folder>/<hash>.<extension>` */
  async put(folder: string, extension: string, contents: Buffer): Promise<string> {
    const name = `${createHash('sha256').update(contents).digest('hex').slice(0, 32)}.${extension}`;
    const target = path.join(this.root, folder, name);
    if (!(await exists(target))) {
      await mkdir(path.dirname(target), { recursive: true });
      // Renamed into place, so that a crash leaves no half-written picture under its name.
      const draft = `${target}.${randomUUID()}.tmp`;
      await writeFile(draft, contents);
      await rename(draft, target);
    }
    return `/uploads/${folder}/${name}`;
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
