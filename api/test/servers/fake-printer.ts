import { createServer, type AddressInfo, type Socket } from 'node:net';
import { readEscPos, type Question } from '../escpos-reader.js';

type Behaviour =
  | 'print'
  | 'out of paper'
  | 'cover open'
  /** Prints, and answers no question. */
  | 'mute'
  /** Takes the connection, and reads and answers nothing. */
  | 'hang'
  /** Closes each connection. */
  | 'refuse'
  /** Prints a document, and answers nothing after it. */
  | 'mute after the document'
  /** Has no paper left after a document. */
  | 'last paper';

/** What is on paper. */
interface PrintedDocument {
  readonly bytes: Buffer;
  readonly isComplete: boolean;
}

/** A receipt printer, which prints one document for each connection. */
export interface FakePrinter {
  readonly port: number;
  behaviour: Behaviour;
  /** The power is cut after so many bytes from the start of the next document; undefined: it stays on. */
  cutPowerAt: number | undefined;
  readonly documents: PrintedDocument[];
  /** Connections at the same time, at most. */
  maxParallel: number;
  close(): Promise<void>;
}

/** @param port that of an earlier one; by default a free one */
export async function startFakePrinter(port = 0): Promise<FakePrinter> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    printer.maxParallel = Math.max(printer.maxParallel, sockets.size);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (printer.behaviour === 'refuse') socket.destroy();
    else if (printer.behaviour === 'hang') socket.pause();
    else serve(printer, socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const printer: FakePrinter = {
    port: (server.address() as AddressInfo).port,
    behaviour: 'print',
    cutPowerAt: undefined,
    documents: [],
    maxParallel: 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return printer;
}

/** Prints what comes, and answers questions. */
function serve(printer: FakePrinter, socket: Socket): void {
  let stream = Buffer.alloc(0);
  let answered = 0;
  let isPrinted = false;
  const endDocument = (bytes: Buffer) => {
    if (isPrinted || bytes.length === 0) return;
    isPrinted = true;
    printer.documents.push({ bytes, isComplete: readEscPos(bytes).isComplete });
    if (printer.behaviour === 'last paper') printer.behaviour = 'out of paper';
  };
  socket.on('data', (bytes: Buffer) => {
    stream = Buffer.concat([stream, bytes]);
    const { questions } = readEscPos(stream);
    const start = startIn(questions);
    const { cutPowerAt } = printer;
    if (cutPowerAt !== undefined && stream.length - start >= cutPowerAt) {
      printer.cutPowerAt = undefined;
      endDocument(documentIn(stream.subarray(0, start + cutPowerAt)));
      socket.resetAndDestroy();
      return;
    }
    for (const question of questions.slice(answered)) {
      answered += 1;
      if (question.start > start) endDocument(documentIn(stream));
      const answer = answerTo(printer.behaviour, question, isPrinted);
      if (answer !== undefined) socket.write(Buffer.from([answer]));
    }
  });
  socket.on('end', () => socket.end());
  socket.on('close', () => endDocument(documentIn(stream)));
}

/** Where the questions before the document end. */
function startIn(questions: readonly Question[]): number {
  let start = 0;
  for (const question of questions) if (question.start === start) start = question.end;
  return start;
}

/** Without the questions before and after it. */
function documentIn(stream: Buffer): Buffer {
  const { questions } = readEscPos(stream);
  const start = startIn(questions);
  const end = questions.find((question) => question.start > start)?.start ?? stream.length;
  return stream.subarray(start, end);
}

function answerTo(behaviour: Behaviour, { number }: Question, isPrinted: boolean): number | undefined {
  if (behaviour === 'mute' || (behaviour === 'mute after the document' && isPrinted)) return undefined;
  const [isOpen, isEmpty] = [behaviour === 'cover open', behaviour === 'out of paper'];
  switch (number) {
    case 1:
      return 0x12 | (isOpen || isEmpty ? 0x08 : 0);
    case 2:
      return 0x12 | (isOpen ? 0x04 : 0) | (isEmpty ? 0x20 : 0);
    case 4:
      return 0x12 | (isEmpty ? 0x60 : 0);
    default:
      // In order: a printer that cannot print does not come to it.
      return isOpen || isEmpty ? undefined : 0;
  }
}
