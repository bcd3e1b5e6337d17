import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail as a mailbox would show it. */
export interface ReceivedMail {
  readonly to: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

/** Behaviour of a mail server at one step: continue, refuse with a code, or stay silent. */
export type Manner = 'go on' | 'say nothing' | { readonly code: number; readonly says: string };

export interface MailServer {
  readonly url: string;
  /** Complete mails including the end mark, however they were answered. */
  readonly mails: ReceivedMail[];
  atGreeting: Manner;
  atRecipient: (address: string) => Manner | Promise<Manner>;
  /** `drop` breaks the connection before the mail is complete. */
  atData: 'go on' | 'drop';
  atEnd: Manner;
  /** Named recipients, answered or not. */
  readonly named: string[];
  mailsTo(address: string): ReceivedMail[];
  /** Breaks every connection. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A mail server on a free port that behaves as a test says. */
export async function startMailServer(): Promise<MailServer> {
  const answer = (manner: Manner, next: (error?: Error | null) => void) => {
    if (manner === 'go on') next();
    else if (manner !== 'say nothing')
      next(Object.assign(new Error(manner.says), { responseCode: manner.code }));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect: (_session, next) => {
      answer(mailServer.atGreeting, next);
    },
    onRcptTo: ({ address }, _session, next) => {
      mailServer.named.push(address);
      void Promise.resolve(mailServer.atRecipient(address)).then((manner) => answer(manner, next));
    },
    onData: (stream, session, next) => {
      if (mailServer.atData === 'drop') dropConnection(server, session);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) {
          mailServer.mails.push({ to: address, ...read(Buffer.concat(chunks).toString('latin1')) });
        }
        answer(mailServer.atEnd, next);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}/?greetingTimeout=400&socketTimeout=1200`,
    mails: [],
    named: [],
    atGreeting: 'go on',
    atRecipient: () => 'go on',
    atData: 'go on',
    atEnd: 'go on',
    mailsTo: (address) => mailServer.mails.filter(({ to }) => to === address),
    hangUp: () => {
      for (const connection of openConnections(server)) connection._socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        mailServer.hangUp();
      }),
  };
  return mailServer;
}

interface Connection {
  readonly session: SMTPServerSession;
  readonly _socket: { destroy(): void };
}

function openConnections(server: SMTPServer): Set<Connection> {
  return (server as unknown as { connections: Set<Connection> }).connections;
}

function dropConnection(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of openConnections(server)) {
    if (connection.session.id === session.id) connection._socket.destroy();
  }
}

/** Parses a mail with two alternative parts or plain text, the only kinds that the shop sends. */
function read(source: string): Omit<ReceivedMail, 'to'> {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r\n/, '')))
    : [{ headers, body }];
  const partOf = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type));
    return part ? decoded(part.body, part.headers.get('content-transfer-encoding') ?? '7bit') : '';
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const bytes = encoding === 'quoted-printable' ? unquoted(body.replaceAll(/=\r\n/g, '')) : body;
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

const unquoted = (text: string) =>
  text.replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** RFC 2047. */
function decodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(unquoted(text.replaceAll('_', ' ')), 'latin1').toString(),
    );
}
