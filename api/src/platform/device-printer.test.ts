import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DevicePrinter } from './device-printer.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'device-printer-'));
});
afterEach(() => rm(folder, { recursive: true }));

const document = Buffer.from('\u001B@Two teas\n');

describe('a printer that is a file', () => {
  it('gets the document after it was handed over', async () => {
    const file = path.join(folder, 'lp0');
    await writeFile(file, '');
    let before: Buffer | undefined;
    await new DevicePrinter(file).send(document, async () => {
      before = await readFile(file);
    });
    expect([before?.length, await readFile(file)]).toEqual([0, document]);
  });

  it('has printed nothing while it is unplugged, and is not created', async () => {
    const handedOver: string[] = [];
    const printer = new DevicePrinter(path.join(folder, 'lp0'));
    const failure = { outcome: 'not-sent', fault: 'unreachable' };
    await expect(printer.send(document, async () => void handedOver.push('yes'))).rejects.toMatchObject(
      failure,
    );
    await expect(printer.check()).rejects.toMatchObject(failure);
    expect([handedOver, await readdir(folder)]).toEqual([[], []]);
  });
});
