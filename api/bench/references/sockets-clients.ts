import { WebSocket } from 'ws';

/** Many `ws` sockets in one process, controlled by the parent. */
interface Open {
  readonly do: 'open';
  readonly url: string;
  /** Messages of each socket; the next one is sent after an answer. */
  readonly greetings: readonly (readonly string[])[];
}
interface Expect {
  readonly do: 'expect';
  /** Total number of messages; with `stamps`, the time of each is reported by the number of its socket. */
  readonly messages: number;
  readonly stamps: boolean;
}
export type Order = Open | Expect | { readonly do: 'close' };
export type Report =
  | { readonly is: 'armed' }
  | { readonly is: 'done'; readonly last: number; readonly size: number; readonly stamps: [number, number][] }
  | { readonly is: 'failed'; readonly reason: string };

/** Sockets opened concurrently. */
const concurrency = 25;

let sockets: WebSocket[] = [];
let expected = 0;
let size = 0;
let stamps: [number, number][] | undefined;

/** Milliseconds of the clock shared by all processes of a machine. */
const now = () => Number(process.hrtime.bigint()) / 1e6;
const sendReport = (report: Report) => process.send?.(report);
const done = () => sendReport({ is: 'done', last: now(), size, stamps: stamps ?? [] });

function open(url: string, greeting: readonly string[], index: number): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, 'graphql-transport-ws', { perMessageDeflate: false });
    let answers = 0;
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      if (sockets.length > 0)
        sendReport({ is: 'failed', reason: `socket ${index} was closed: ${code} ${reason.toString()}` });
    });
    socket.on('open', () => socket.send(greeting[0] ?? ''));
    socket.on('message', (data: Buffer) => {
      answers += 1;
      if (answers < greeting.length) socket.send(greeting[answers] ?? '');
      else if (answers === greeting.length) {
        if (data.includes('"error')) reject(new Error(data.toString()));
        else resolve(socket);
      } else {
        stamps?.push([index, now()]);
        expected -= 1;
        size = data.length;
        if (expected === 0) done();
      }
    });
  });
}

async function openAll({ url, greetings }: Open): Promise<void> {
  const opened: WebSocket[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < greetings.length; index = next++)
      opened[index] = await open(url, greetings[index] ?? [], index);
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
    sockets = opened;
    done();
  } catch (error) {
    sendReport({ is: 'failed', reason: String(error) });
  }
}

process.on('message', (order: Order) => {
  if (order.do === 'open') void openAll(order);
  else if (order.do === 'expect') {
    expected = order.messages;
    stamps = order.stamps ? [] : undefined;
    sendReport({ is: 'armed' });
    if (expected === 0) done();
  } else {
    const closing = sockets;
    sockets = [];
    for (const socket of closing) socket.terminate();
    done();
  }
});
