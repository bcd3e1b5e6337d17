import { constants, open, type FileHandle } from 'node:fs/promises';
import { inTime } from './in-time.js';
import type { MessagePort } from './message-port.js';
import { PrinterFailure } from './printer-failure.js';

/** Milliseconds for a whole document: a printer without paper takes nothing. */
const writeTimeout = 60_000;

/** A printer that is a file of this machine, such as `/dev/usb/lp0`. It answers nothing: what it took counts as printed. */
export class DevicePrinter implements MessagePort<Uint8Array> {
  constructor(private readonly path: string) {}

  async send(bytes: Uint8Array, handOver: () => Promise<void>): Promise<void> {
    const file = await this.open();
    try {
      await handOver();
      await inTime(writeTimeout, file.writeFile(bytes)).catch(() => {
        throw new PrinterFailure('unknown', 'broken-off');
      });
    } finally {
      // Not awaited: it waits for what a stuck printer does not take.
      void file.close().catch(() => undefined);
    }
  }

  /** @throws {PrinterFailure} */
  async check(): Promise<void> {
    await (await this.open()).close();
  }

  close(): void {
    // A document that has begun ends, or breaks off with the process.
  }

  private async open(): Promise<FileHandle> {
    // Never creates it: an unplugged printer has no file.
    return open(this.path, constants.O_WRONLY).catch(() => {
      throw new PrinterFailure('not-sent', 'unreachable');
    });
  }
}
