import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { FileStore } from '../../platform/files.js';
import { claimIdempotencyKey } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import { takePoint, type RateCounter, type RateRule } from '../../platform/rate-limits.js';
import {
  allPathsOf,
  fileName,
  fromPath,
  namingFiles,
  pathOf,
  pictureKinds,
  pictureOfFile,
  pictureShapes,
  widestOf,
  type Picture,
  type PictureKind,
  type PictureShape,
} from './picture-paths.js';
import type { PictureRenderer, RenderedFile } from './picture-renderer.js';
import { lockPictureSweep } from './uploads.queries.js';
import { say } from './uploads.sentences.js';

/** Uploads per person: each picture costs up to a second of CPU time. */
export const uploadLimit: RateRule = { name: 'upload', points: 30, seconds: 600 };

/** Files per query of {@link PicturesService.sweep}. */
const sweepBatch = 500;

/** Milliseconds between uploading a picture and its removal if unused. */
const minAge = 3_600_000;

/** Returns which of these paths are in use. */
type PictureOwner = (paths: readonly string[]) => Promise<readonly string[]>;

/** Uploaded pictures: verified, re-encoded in several widths, stored under names that contain their hash. */
export class PicturesService {
  private readonly owners = new Map<PictureKind, PictureOwner>();

  constructor(
    private readonly files: FileStore,
    private readonly dataSource: DataSource,
    private readonly uploads: RateCounter,
    private readonly renderer: PictureRenderer,
  ) {}

  /**
   * Like {@link put}, with the upload limit.
   * @throws {DomainError} also `TOO_MANY_REQUESTS`, and `IDEMPOTENCY_CONFLICT` if the key came with another picture
   */
  async upload(
    userId: string,
    shape: PictureShape,
    contents: Buffer,
    idempotencyKey?: string,
  ): Promise<string> {
    await takePoint(this.uploads, userId, say.tooMany);
    const path = await this.put(shape, contents, userId);
    if (idempotencyKey) {
      // The path contains the picture's hash, so it is both request and result.
      const claim = { scope: `upload-${shape}:${userId}`, key: idempotencyKey, request: path };
      await claimIdempotencyKey(this.dataSource.manager, { ...claim, resultId: newId() });
    }
    return path;
  }

  /**
   * Stores a picture. It is removed if it is not used within the hour.
   * @param userId for whom one picture at a time is rendered
   * @returns the path of its widest file, such as `/uploads/menu/<32 hex>-1280.webp`; the same picture has the same path
   * @throws {DomainError} `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, `STORAGE_FULL`, `UNAVAILABLE` for too many
   * parallel uploads; then nothing is stored
   */
  async put(shape: PictureShape, contents: Buffer, userId?: string): Promise<string> {
    return this.keep(shape, await this.renderer.render(shape, contents, userId));
  }

  /**
   * Like {@link put}, for a picture that is rendered already.
   * @throws {DomainError} `STORAGE_FULL`; then nothing is stored
   */
  async keep(shape: PictureShape, rendered: readonly RenderedFile[]): Promise<string> {
    const main = rendered.find(({ width, format }) => width === widestOf(shape) && format === 'webp');
    if (!main) throw new Error(`a picture of the shape ${shape} has no file to name it`);
    const hash = createHash('sha256').update(main.contents).digest('hex').slice(0, 32);
    const picture = { kind: pictureShapes[shape].kind, hash };
    const store = (file: RenderedFile) =>
      this.files.put(fileName(picture, file.width, file.format), file.contents, `image/${file.format}`);
    try {
      await withSweepLock(this.dataSource, 'shared', async () => {
        const outcomes = await Promise.allSettled(rendered.filter((file) => file !== main).map(store));
        const failed = outcomes.find((outcome) => outcome.status === 'rejected');
        if (failed) throw failed.reason;
        // Last: a picture with this file has all its files.
        await store(main);
      });
    } catch (error) {
      // What cannot be removed now is swept later.
      await this.removeUnfinished(picture, rendered).catch(() => undefined);
      throw error;
    }
    return pathOf(fileName(picture, main.width, main.format));
  }

  /** After a failed upload, unless the same picture existed before or was stored by another upload meanwhile. */
  private async removeUnfinished(picture: Picture, rendered: readonly RenderedFile[]): Promise<void> {
    await withSweepLock(this.dataSource, 'exclusive', async () => {
      const named = await Promise.all(namingFiles(picture).map((file) => this.files.modifiedAt(file)));
      if (named.some(Boolean)) return;
      const files = rendered.map(({ width, format }) => fileName(picture, width, format));
      await Promise.all(files.map((file) => this.files.remove(file)));
    });
  }

  /** Whether a client's path names an existing picture of this kind. Renews its age: the caller is about to use it. */
  async exists(kind: PictureKind, path: string): Promise<boolean> {
    const { files, dataSource } = this;
    return pictureExists({ files, dataSource }, kind, path);
  }

  /** @param owner reports which pictures of a kind are in use; each kind has one owner */
  addOwner(kind: PictureKind, owner: PictureOwner): void {
    this.owners.set(kind, owner);
  }

  /**
   * Removes unused pictures. May run in several processes and during uploads.
   * @param age milliseconds since the last upload or use; younger ones stay
   * @returns the number of removed pictures
   */
  async sweep(age = minAge): Promise<number> {
    const before = Date.now() - age;
    let removed = 0;
    let batch: string[] = [];
    const flush = async () => {
      removed += await this.removeUnused(batch, before);
      batch = [];
    };
    for await (const { name, modifiedAt } of this.files.list()) {
      if (modifiedAt.getTime() <= before) batch.push(name);
      if (batch.length === sweepBatch) await flush();
    }
    await flush();
    return removed;
  }

  private async removeUnused(names: readonly string[], before: number): Promise<number> {
    const pictures = new Map<string, { picture: Picture; files: string[]; paths: string[] }>();
    for (const name of names) {
      const picture = pictureOfFile(name);
      if (!picture) continue;
      const key = `${picture.kind}/${picture.hash}`;
      const entry = pictures.get(key) ?? { picture, files: [], paths: allPathsOf(picture) };
      entry.files.push(name);
      pictures.set(key, entry);
    }
    const used = new Set<string>();
    for (const kind of pictureKinds) {
      const paths = [...pictures.values()].flatMap(({ picture, paths: own }) =>
        picture.kind === kind ? own : [],
      );
      if (paths.length === 0) continue;
      const owner = this.owners.get(kind);
      if (!owner) throw new Error(`pictures of the kind ${kind} have no owner`);
      for (const path of await owner(paths)) used.add(path);
    }
    let removed = 0;
    for (const { picture, files, paths } of pictures.values()) {
      if (paths.some((path) => used.has(path))) continue;
      if (await this.removeIfOld(picture, files, before)) removed += 1;
    }
    return removed;
  }

  /** Checks again under the lock: it may have been uploaded again since it was listed. */
  private async removeIfOld(picture: Picture, files: readonly string[], before: number): Promise<boolean> {
    return withSweepLock(this.dataSource, 'exclusive', async () => {
      const ages = await Promise.all(namingFiles(picture).map((file) => this.files.modifiedAt(file)));
      if (ages.some((modifiedAt) => modifiedAt && modifiedAt.getTime() > before)) return false;
      await Promise.all(files.map((file) => this.files.remove(file)));
      return true;
    });
  }
}

interface Store {
  readonly files: FileStore;
  readonly dataSource: DataSource;
}

/** {@link PicturesService.exists} without the service. */
export async function pictureExists(
  { files, dataSource }: Store,
  kind: PictureKind,
  path: string,
): Promise<boolean> {
  const found = fromPath(path);
  if (found?.picture.kind !== kind) return false;
  return withSweepLock(dataSource, 'shared', () => files.renew(found.file));
}

/**
 * Uploads share a lock and the sweep takes it exclusively, so that no picture is removed between its upload and its use.
 * It is a database lock, because processes share the files.
 */
async function withSweepLock<T>(
  dataSource: DataSource,
  mode: 'shared' | 'exclusive',
  work: () => Promise<T>,
): Promise<T> {
  return dataSource.transaction(async (tx) => {
    await lockPictureSweep(tx, mode);
    return work();
  });
}
