import type { Readable } from 'node:stream';

/**
 * Where pictures are kept, under names such as `menu/1f0c….webp`. What a name stands for never changes: a file that is
 * put again only gets younger.
 */
export interface FileStore {
  /**
   * Whole or not at all: nobody finds half a file under its name.
   * @throws {DomainError} `STORAGE_FULL` if a disk of ours is full
   */
  put(name: string, contents: Buffer, contentType: string): Promise<void>;
  /** Undefined if there is none. Who opens a file reads its stream to the end, or destroys it. */
  open(name: string): Promise<OpenFile | undefined>;
  /** When it was put last; undefined if there is none. */
  modifiedAt(name: string): Promise<Date | undefined>;
  /** Makes a file as young as one just put. @returns whether it exists */
  renew(name: string): Promise<boolean>;
  /** One that is gone already is no error. */
  remove(name: string): Promise<void>;
  /** Every file, one after the other, however many there are. */
  list(): AsyncIterable<StoredFile>;
}

export interface OpenFile {
  readonly contents: Readable;
  readonly contentType: string;
  /** bytes */
  readonly size: number;
}

export interface StoredFile {
  readonly name: string;
  readonly modifiedAt: Date;
}

/** A folder, and a file whose name begins with a hash of what is in it. */
const namePattern = /^[a-z]+\/[0-9a-f]{32}(?:-[0-9a-f-]+)?\.[a-z]+$/;

/** Whether a file may have this name. Nothing outside a store has such a name. */
export function isFileName(name: string): boolean {
  return namePattern.test(name);
}

/** @throws {RangeError} for a name that no file may have: a mistake of ours, as outsiders name no files */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new RangeError(`not the name of a file: ${JSON.stringify(name)}`);
}
