import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import type { Config } from '../config.js';
import { DomainError } from './errors.js';
import { checkFileName, isFileName, type FileStore, type OpenFile, type StoredFile } from './files.js';
import { common } from './common.sentences.js';

type S3Settings = NonNullable<Config['s3']>;

/** Milliseconds. */
const limits = { connection: 3000, answer: 8000, idle: 10_000, call: 12_000 } as const;

export class S3Files implements FileStore {
  private constructor(
    private readonly sdk: typeof Sdk,
    private readonly client: Sdk.S3Client,
    private readonly bucket: string,
  ) {}

  /** Does not connect. Only here is the SDK loaded, so shops without S3 do not pay for it. */
  static async open({
    endpoint,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
  }: S3Settings): Promise<S3Files> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Compatible services rarely have a host name per bucket.
      forcePathStyle: true,
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: limits.connection,
        requestTimeout: limits.answer,
        throwOnRequestTimeout: true,
        socketTimeout: limits.idle,
      },
      // Newer checksums are specific to AWS.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return new S3Files(sdk, client, bucket);
  }

  close(): void {
    this.client.destroy();
  }

  async put(name: string, contents: Buffer, contentType: string): Promise<void> {
    const command = new this.sdk.PutObjectCommand({
      ...this.at(name),
      Body: contents,
      ContentType: contentType,
      ContentLength: contents.length,
    });
    await this.answer((options) => this.client.send(command, options));
  }

  async open(name: string): Promise<OpenFile | undefined> {
    const command = new this.sdk.GetObjectCommand(this.at(name));
    const found = await this.answer((options) => this.client.send(command, options));
    if (!(found?.Body instanceof Readable)) return undefined;
    return {
      contents: found.Body,
      contentType: found.ContentType ?? 'application/octet-stream',
      size: found.ContentLength ?? 0,
    };
  }

  async modifiedAt(name: string): Promise<Date | undefined> {
    const command = new this.sdk.HeadObjectCommand(this.at(name));
    return (await this.answer((options) => this.client.send(command, options)))?.LastModified;
  }

  async renew(name: string): Promise<boolean> {
    // Written again, because compatible services differ in copying an object onto itself.
    const file = await this.open(name);
    if (!file) return false;
    await this.put(name, await buffer(file.contents).catch(unavailable), file.contentType);
    return true;
  }

  async remove(name: string): Promise<void> {
    const command = new this.sdk.DeleteObjectCommand(this.at(name));
    await this.answer((options) => this.client.send(command, options));
  }

  async *list(): AsyncIterable<StoredFile> {
    let token: string | undefined;
    do {
      const command = new this.sdk.ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken: token });
      const page = await this.answer((options) => this.client.send(command, options));
      for (const { Key: name, LastModified: modifiedAt } of page?.Contents ?? []) {
        // The bucket may contain foreign files.
        if (name && modifiedAt && isFileName(name)) yield { name, modifiedAt };
      }
      token = page?.NextContinuationToken;
    } while (token);
  }

  private at(name: string) {
    checkFileName(name);
    return { Bucket: this.bucket, Key: name };
  }

  /**
   * Undefined if there is no such file.
   * @throws {DomainError} `UNAVAILABLE` for every other error; its cause, which is logged, is the service's error
   */
  private async answer<T>(
    ask: (options: { abortSignal: AbortSignal }) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await ask({ abortSignal: AbortSignal.timeout(limits.call) });
    } catch (error) {
      const isMissing = error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
      return isMissing ? undefined : unavailable(error);
    }
  }
}

function unavailable(cause: unknown): never {
  const error = new DomainError('UNAVAILABLE', common.picturesUnreachable);
  error.cause = cause;
  throw error;
}
