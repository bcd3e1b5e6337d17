import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { advisoryLocks } from '../../platform/advisory-locks.js';
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
  pictureOfFile,
  pictureShapes,
  widestOf,
  type Picture,
  type PictureKind,
  type PictureShape,
} from './picture-paths.js';
import type { PictureRenderer, RenderedFile } from './picture-renderer.js';

/** What one person may upload: each picture costs up to a second of processor time. */
export const uploadLimit: RateRule = { name: 'upload', points: 30, seconds: 600 };

/** Files that are looked up at once by {@link PicturesService.sweep}. */
const sweepBatch = 500;

/** Milliseconds that somebody has between uploading a picture and using it. */
const shortestLife = 3_600_000;

/** Answers which of these paths are in use. */
export type PictureOwner = (paths: readonly string[]) => Promise<readonly string[]>;

/** Pictures that people upload: checked, made anew in a few widths, kept under names that say what is in them. */
export class PicturesService {
  constructor(
    private readonly files: FileStore,
    private readonly dataSource: DataSource,
    private readonly uploads: RateCounter,
    private readonly renderer: PictureRenderer,
  ) {}

  /**
   * As {@link put}, for somebody whose uploads count.
   * @throws {DomainError} `TOO_MANY_REQUESTS` as well, `IDEMPOTENCY_CONFLICT` if the key came with another picture
   */
  async upload(
    userId: string,
    shape: PictureShape,
    contents: Buffer,
    idempotencyKey?: string,
  ): Promise<string> {
    await takePoint(this.uploads, userId, 'You have uploaded many pictures already.');
    const path = await this.put(shape, contents, userId);
    if (idempotencyKey) {
      // The path says what is in the picture, so it is the request and the answer.
      const claim = { scope: `upload-${shape}:${userId}`, key: idempotencyKey, request: path };
      await claimIdempotencyKey(this.dataSource.manager, { ...claim, resultId: newId() });
    }
    return path;
  }

  /**
   * Keeps a picture. One that nobody uses within the hour is removed again.
   * @param userId of whom one picture at a time is worked on
   * @returns the path of its widest file, `/uploads/menu/<32 hex>-1280.webp` or `/uploads/profile/<32 hex>-512.webp`;
   *   the same picture has the same path
   * @throws {DomainError} `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, `STORAGE_FULL`, `UNAVAILABLE` when too many are
   *   uploaded at once; then nothing is kept
   */
  async put(shape: PictureShape, contents: Buffer, userId?: string): Promise<string> {
    return this.keep(shape, await this.renderer.render(shape, contents, userId));
  }

  /**
   * As {@link put}, with all files of the picture as they are to be kept.
   * @throws {DomainError} `STORAGE_FULL`; then nothing is kept
   */
  async keep(shape: PictureShape, rendered: readonly RenderedFile[]): Promise<string> {
    const main = rendered.find(({ width, format }) => width === widestOf(shape) && format === 'webp');
    if (!main) throw new Error(`a picture of the shape ${shape} has no file to name it`);
    const hash = createHash('sha256').update(main.contents).digest('hex').slice(0, 32);
    const picture = { kind: pictureShapes[shape].kind, hash };
    const store = (file: RenderedFile) =>
      this.files.put(fileName(picture, file.width, file.format), file.contents, `image/${file.format}`);
    try {
      await this.holdingTheSweep('shared', async () => {
        const outcomes = await Promise.allSettled(rendered.filter((file) => file !== main).map(store));
        const failed = outcomes.find((outcome) => outcome.status === 'rejected');
        if (failed) throw failed.reason;
        // The last one: a picture that has its name has all its files.
        await store(main);
      });
    } catch (error) {
      // What cannot be removed now is swept later.
      await this.removeUnfinished(picture, rendered).catch(() => undefined);
      throw error;
    }
    return pathOf(fileName(picture, main.width, main.format));
  }

  /** Of an upload that failed; unless the same picture was kept already, or by somebody else meanwhile. */
  private async removeUnfinished(picture: Picture, rendered: readonly RenderedFile[]): Promise<void> {
    await this.holdingTheSweep('exclusive', async () => {
      const named = await Promise.all(namingFiles(picture).map((file) => this.files.modifiedAt(file)));
      if (named.some(Boolean)) return;
      const files = rendered.map(({ width, format }) => fileName(picture, width, format));
      await Promise.all(files.map((file) => this.files.remove(file)));
    });
  }

  /**
   * Whether a path that a client sends is that of a picture of this kind. Who asks may use the picture: it stays for
   * another hour even if nobody does so far.
   */
  async exists(kind: PictureKind, path: string): Promise<boolean> {
    const found = fromPath(path);
    if (found?.picture.kind !== kind) return false;
    return this.holdingTheSweep('shared', () => this.files.renew(found.file));
  }

  /**
   * Removes the pictures that nobody uses. May run in several processes at once, and while pictures are uploaded.
   * @param owners who uses pictures of a kind
   * @param age milliseconds since a picture was last uploaded or asked for; younger ones stay
   * @returns how many pictures were removed
   */
  async sweep(owners: Record<PictureKind, PictureOwner>, age = shortestLife): Promise<number> {
    const before = Date.now() - age;
    let removed = 0;
    let batch: string[] = [];
    const flush = async () => {
      removed += await this.removeUnused(batch, owners, before);
      batch = [];
    };
    for await (const { name, modifiedAt } of this.files.list()) {
      if (modifiedAt.getTime() <= before) batch.push(name);
      if (batch.length === sweepBatch) await flush();
    }
    await flush();
    return removed;
  }

  private async removeUnused(
    names: readonly string[],
    owners: Record<PictureKind, PictureOwner>,
    before: number,
  ): Promise<number> {
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
    for (const kind of ['menu', 'profile'] as const) {
      const paths = [...pictures.values()].flatMap(({ picture, paths: own }) =>
        picture.kind === kind ? own : [],
      );
      if (paths.length > 0) for (const path of await owners[kind](paths)) used.add(path);
    }
    let removed = 0;
    for (const { picture, files, paths } of pictures.values()) {
      if (paths.some((path) => used.has(path))) continue;
      if (await this.removeIfOld(picture, files, before)) removed += 1;
    }
    return removed;
  }

  /** Looks again while nobody can make it younger: it may have been uploaded anew since it was listed. */
  private async removeIfOld(picture: Picture, files: readonly string[], before: number): Promise<boolean> {
    return this.holdingTheSweep('exclusive', async () => {
      const ages = await Promise.all(namingFiles(picture).map((file) => this.files.modifiedAt(file)));
      if (ages.some((modifiedAt) => modifiedAt && modifiedAt.getTime() > before)) return false;
      await Promise.all(files.map((file) => this.files.remove(file)));
      return true;
    });
  }

  /**
   * Who makes pictures younger shares a lock, the sweep has it alone: no picture is removed between an upload that finds
   * it and the use of it. The lock is the database's, as processes share the files.
   */
  private async holdingTheSweep<T>(mode: 'shared' | 'exclusive', work: () => Promise<T>): Promise<T> {
    const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
    return this.dataSource.transaction(async (tx) => {
      await tx.query(`select ${lock}($1)`, [advisoryLocks.pictureSweep]);
      return work();
    });
  }
}
