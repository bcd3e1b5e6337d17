import type { Readable } from 'node:stream';

/**
 * Stores pictures under names such as `menu/1f0c….webp`. The contents of a name never change: storing it again only renews
 * its age.
 */
export interface FileStore {
  /**
   * Writes all or nothing: a reader never finds a partial file.
   * @throws {DomainError} `STORAGE_FULL` if the local disk is full
   */
  put(name: string, contents: Buffer, contentType: string): Promise<void>;
  /** Undefined if there is none. The caller must read the stream to its end or destroy it. */
  open(name: string): Promise<OpenFile | undefined>;
  /** The last time it was put; undefined if there is none. */
  modifiedAt(name: string): Promise<Date | undefined>;
  /** Sets the age of a file to that of a new one. @returns whether it exists */
  renew(name: string): Promise<boolean>;
  /** Removing a missing file is no error. */
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

/** A folder, and a name that begins with a hash of the contents. */
const namePattern = /^[a-z]+\/[0-9a-f]{32}(?:-[0-9a-f-]+)?\.[a-z]+$/;

/** Whether a file may have this name. No path outside the store matches. */
export function isFileName(name: string): boolean {
  return namePattern.test(name);
}

/** @throws {RangeError} for an invalid name: a programming error, because names never come from outside */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new RangeError(`not the name of a file: ${JSON.stringify(name)}`);
}
