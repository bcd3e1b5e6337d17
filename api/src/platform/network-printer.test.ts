import dns from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakePrinter, type FakePrinter } from '../../test/servers/fake-printer.js';
import { NetworkPrinter, type PrinterLimits } from './network-printer.js';
import { isPrivateHost, privateAddressOf } from './private-address.js';

/** What the next name leads to; undefined: no answer comes. */
const leadsTo = (...addresses: string[]) =>
  vi
    .spyOn<{ lookup: (host: string) => Promise<unknown> }, 'lookup'>(dns, 'lookup')
    .mockReturnValueOnce(
      addresses.length > 0
        ? Promise.resolve(addresses.map((address) => ({ address })))
        : new Promise(() => undefined),
    );

/** Short, so that tests of silence do not wait long. */
const limits: PrinterLimits = {
  connect: 1000,
  idle: 300,
  answer: 300,
  shortAnswer: 100,
  moreAnswers: 100,
  printing: 300,
};
const document = Buffer.from('\u001B@Two teas\n');

let fake: FakePrinter;
beforeEach(async () => (fake = await startFakePrinter()));
afterEach(() => vi.restoreAllMocks());
afterEach(() => fake.close());

const printerOf = (answers: boolean | null = null) =>
  new NetworkPrinter('127.0.0.1', fake.port, answers, [], limits);
const send = (printer: NetworkPrinter, handedOver: string[] = []) =>
  printer.send(document, async () => void handedOver.push('yes'));

describe('a printer in the network', () => {
  it('prints a document after it has answered that it can', async () => {
    const printer = printerOf();
    await send(printer);
    expect(fake.documents).toEqual([{ bytes: document, isComplete: true }]);
    expect(printer.answersStatus).toBe(true);
  });

  it.each([
    ['out of paper', 'out-of-paper'],
    ['cover open', 'cover-open'],
    ['refuse', 'unreachable'],
  ] as const)('gets nothing while it is: %s', async (behaviour, fault) => {
    fake.behaviour = behaviour;
    const handedOver: string[] = [];
    await expect(send(printerOf(true), handedOver)).rejects.toMatchObject({ outcome: 'not-sent', fault });
    expect([handedOver, fake.documents]).toEqual([[], []]);
  });

  it('gets nothing while it does not answer, although it did before', async () => {
    fake.behaviour = 'hang';
    await expect(send(printerOf(true))).rejects.toMatchObject({ outcome: 'not-sent', fault: 'no-answer' });
  });

  it('is remembered as one that never answers, and has printed what it took', async () => {
    fake.behaviour = 'mute';
    const printer = printerOf();
    await send(printer);
    expect(fake.documents).toEqual([{ bytes: document, isComplete: true }]);
    expect(printer.answersStatus).toBe(false);
    fake.behaviour = 'print';
    await send(printer);
    expect(printer.answersStatus).toBe(true);
  });

  it('may have printed what it took without an answer and without a close', async () => {
    fake.behaviour = 'hang';
    await expect(send(printerOf())).rejects.toMatchObject({ outcome: 'unknown', fault: 'broken-off' });
  });

  it('may have printed a document after which it does not answer', async () => {
    fake.behaviour = 'mute after the document';
    await expect(send(printerOf())).rejects.toMatchObject({ outcome: 'unknown', fault: 'no-answer' });
    expect(fake.documents).toHaveLength(1);
  });

  it('may not have printed the end of a document if its paper ended with it', async () => {
    fake.behaviour = 'last paper';
    await expect(send(printerOf())).rejects.toMatchObject({ outcome: 'unknown', fault: 'out-of-paper' });
  });

  it.each([0, 1, 5, document.length, document.length + 4])(
    'may have printed a document when the power is cut after %i bytes',
    async (bytes) => {
      fake.cutPowerAt = bytes;
      const failure = expect(send(printerOf())).rejects;
      await failure.toMatchObject(bytes === 0 ? { outcome: 'not-sent' } : { outcome: 'unknown' });
    },
  );

  it('gets nothing if its name is not resolved in time', async () => {
    leadsTo();
    const printer = new NetworkPrinter('printer.local', fake.port, null, [], { ...limits, connect: 50 });
    await expect(send(printer)).rejects.toMatchObject({ outcome: 'not-sent', fault: 'unreachable' });
  });

  it('can be asked without printing', async () => {
    const printer = printerOf();
    await printer.check();
    fake.behaviour = 'cover open';
    await expect(printer.check()).rejects.toMatchObject({ fault: 'cover-open' });
    expect(fake.documents).toEqual([]);
  });
});

describe('the address of a printer', () => {
  it.each([
    '10.0.0.9',
    '172.31.0.1',
    '192.168.1.87',
    '127.0.0.1',
    'fd12::1',
    'fe80::1%eth0',
    '::1',
    '::ffff:10.1.2.3',
    'printer',
    'kitchen-printer.local',
  ])('may be %s', (host) => expect(isPrivateHost(host)).toBe(true));

  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '2001:db8::1',
    '::ffff:8.8.8.8',
    'example.com',
    'metadata.google.internal',
    'printer.local.example.com',
    'a b',
    '10.0.0.1:9100',
    'http://10.0.0.1',
    '-printer',
    '',
  ])('is never %s', (host) => expect(isPrivateHost(host)).toBe(false));

  it.each([
    [['8.8.8.8', 'fe80::1', '192.168.1.87'], { address: '192.168.1.87' }],
    [['2001:db8::1', 'fd12::1'], { address: 'fd12::1' }],
    [['8.8.8.8'], { refusal: 'not-private' }],
  ])('is a private one of its name, with IPv4 if there is one: %j', async (addresses, found) => {
    leadsTo(...addresses);
    expect(await privateAddressOf('printer.local', 9100, [])).toEqual(found);
  });

  it('is checked again when it is used, as names may lead elsewhere by then', async () => {
    const local = { address: expect.stringMatching(/^(127\.|::1)/) };
    expect(await privateAddressOf('localhost', 9100, [])).toEqual(local);
    // A name of one label that is an address of the internet as a number.
    expect(await privateAddressOf('134744072', 9100, [])).toEqual({ refusal: 'not-private' });
    const printer = new NetworkPrinter('134744072', fake.port, null, [], limits);
    await expect(send(printer)).rejects.toMatchObject({ outcome: 'refused', fault: 'not-private' });
  });
});

describe('a server of the shop', () => {
  const ofThisMachine = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .map(({ address }) => address);

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', 'localhost'],
    ['localhost', '127.0.0.1'],
    ['127.0.0.1', '0.0.0.0'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['127.0.0.2', '::1'],
    ['192.168.77.4', '192.168.77.4'],
  ])('is no printer: %s if the server is at %s', async (host, at) => {
    expect(await privateAddressOf(host, 5432, [{ host: at, port: 5432 }])).toEqual({
      refusal: 'own-server',
    });
  });

  it('is no printer at any address of this machine', async () => {
    for (const host of ofThisMachine.filter(isPrivateHost))
      expect(await privateAddressOf(host, 5432, [{ host: 'localhost', port: 5432 }])).toEqual({
        refusal: 'own-server',
      });
  });

  it('leaves other ports and other machines to printers', async () => {
    const own = ['localhost', '192.168.77.4', 'no-such-machine.local'].map((host) => ({ host, port: 5432 }));
    for (const [host, port] of [
      ['127.0.0.1', 9100],
      ['192.168.77.5', 5432],
    ] as const)
      expect(await privateAddressOf(host, port, own)).toEqual({ address: host });
  });

  it('gets nothing when it is used as a printer', async () => {
    const own = [{ host: 'localhost', port: fake.port }];
    const printer = new NetworkPrinter('127.0.0.1', fake.port, null, own, limits);
    await expect(send(printer)).rejects.toMatchObject({ outcome: 'refused', fault: 'own-server' });
    expect(fake.maxParallel).toBe(0);
  });
});
