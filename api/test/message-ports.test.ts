import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.js';
import { Mailer } from '../src/platform/mailer.js';
import type { MessagePort } from '../src/platform/message-port.js';
import { NetworkPrinter } from '../src/platform/network-printer.js';
import { smsPort, whatsAppPort } from '../src/platform/phone-messages.js';
import { startFakePrinter } from './servers/fake-printer.js';
import { startPhoneMessageServer } from './servers/phone-messages.js';
import { startMailServer } from './servers/smtp.js';

/** The other side of a port: a server that speaks its protocol. */
interface OtherSide {
  /** Sends a message that is the same each time. */
  readonly port: MessagePort<void>;
  /** How many messages it has. */
  readonly received: () => number;
  readonly refuse: () => void;
  readonly hideAnswers: () => void;
  /** A port to where nothing listens. */
  readonly toNowhere: MessagePort<void>;
  readonly close: () => Promise<void>;
}

const always = <Message>(port: MessagePort<Message>, message: Message): MessagePort<void> => ({
  send: (_message, handOver) => port.send(message, handOver),
  close: () => port.close(),
});

async function freeAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `127.0.0.1:${port}`;
}

async function mailSide(): Promise<OtherSide> {
  const smtp = await startMailServer();
  const from = { name: 'Chowk', address: 'orders@chowk.example' };
  const mail = {
    messageId: 'one@chowk.example',
    senderName: 'Chowk',
    to: { name: 'Asha', address: 'asha@example.in' },
    replyTo: undefined,
    subject: 'We have your order',
    text: 'Thank you.',
    html: undefined,
  };
  return {
    port: always(new Mailer(smtp.url, from), mail),
    received: () => smtp.mails.length,
    refuse: () => (smtp.atRecipient = () => ({ code: 550, says: 'No such mailbox' })),
    hideAnswers: () => (smtp.atEnd = 'say nothing'),
    toNowhere: always(new Mailer(`smtp://${await freeAddress()}`, from), mail),
    close: () => smtp.close(),
  };
}

async function phoneSide(channel: 'sms' | 'whatsApp'): Promise<OtherSide> {
  const phones = await startPhoneMessageServer();
  const message = { phone: '+919876543210', code: '123456' };
  const portOf = (environment: Readonly<Record<string, string>>) => {
    const { sms, whatsApp } = readConfig(environment);
    if (!sms || !whatsApp) throw new Error('the environment has no accounts');
    return always(channel === 'sms' ? smsPort(sms) : whatsAppPort(whatsApp), message);
  };
  const nowhere = `http://${await freeAddress()}`;
  return {
    port: portOf(phones.environment),
    received: () => phones.sent.length,
    refuse: () => (phones.behaviour = 'refuse'),
    hideAnswers: () => (phones.behaviour = 'hang up'),
    toNowhere: portOf({ ...phones.environment, MSG91_API_URL: nowhere, WHATSAPP_API_URL: nowhere }),
    close: () => phones.close(),
  };
}

async function printerSide(): Promise<OtherSide> {
  const printer = await startFakePrinter();
  const limits = { connect: 1000, idle: 300, answer: 300, shortAnswer: 100, moreAnswers: 100, printing: 300 };
  const portTo = (host: string, port: number): MessagePort<Uint8Array> =>
    new NetworkPrinter(host, port, null, [], limits);
  let port = portTo('127.0.0.1', printer.port);
  const page = Buffer.from('\u001B@Thank you.\n');
  return {
    port: { send: (_message, handOver) => port.send(page, handOver), close: () => port.close() },
    received: () => printer.documents.length,
    // A printer takes everything that it can print: it is its address that is refused.
    refuse: () => (port = portTo('8.8.8.8', printer.port)),
    hideAnswers: () => (printer.behaviour = 'mute after the document'),
    toNowhere: always(portTo('127.0.0.1', Number((await freeAddress()).split(':')[1])), page),
    close: () => printer.close(),
  };
}

/** Every port of the shop: a new one belongs here. */
const ports = {
  mail: mailSide,
  SMS: () => phoneSide('sms'),
  WhatsApp: () => phoneSide('whatsApp'),
  'network printers': printerSide,
};

describe.each(Object.entries(ports))('the port for %s', (_name, start) => {
  let side: OtherSide;
  beforeEach(async () => (side = await start()));
  afterEach(async () => {
    side.port.close();
    side.toNowhere.close();
    await side.close();
  });

  it('hands a message over once, before the other side has it', async () => {
    const receivedBefore: number[] = [];
    await side.port.send(undefined, async () => void receivedBefore.push(side.received()));
    expect(receivedBefore).toEqual([0]);
    expect(side.received()).toBe(1);
  });

  it('does not send a message whose handover is refused', async () => {
    const refusal = new Error('in other hands');
    await expect(side.port.send(undefined, () => Promise.reject(refusal))).rejects.toThrow();
    expect(side.received()).toBe(0);
    await side.port.send(undefined, async () => {});
    expect(side.received()).toBe(1);
  });

  it('says that the other side refuses a message, where no retry helps', async () => {
    side.refuse();
    await expect(side.port.send(undefined, async () => {})).rejects.toMatchObject({ outcome: 'refused' });
  });

  it('says that nothing was sent while the other side cannot be reached', async () => {
    await expect(side.toNowhere.send(undefined, async () => {})).rejects.toMatchObject({
      outcome: 'not-sent',
    });
  });

  it('says that the outcome is unknown if the answer is lost', async () => {
    side.hideAnswers();
    await expect(side.port.send(undefined, async () => {})).rejects.toMatchObject({ outcome: 'unknown' });
  });

  it('names no recipient and no content in its failures', async () => {
    side.hideAnswers();
    const failure = await side.port.send(undefined, async () => {}).catch(String);
    expect(failure).not.toMatch(/98765|123456|asha@|Thank you/);
  });
});
