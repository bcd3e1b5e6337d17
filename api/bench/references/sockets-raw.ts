import { WebSocketServer, type WebSocket } from 'ws';

// The minimum cost of sending many sockets the same with `ws`: a prepared message, sent to each.
const server = new WebSocketServer({
  port: Number(process.env['PORT']),
  host: '127.0.0.1',
  backlog: 4096,
  perMessageDeflate: false,
});
/** Sockets by the key they follow, so that a message for one of many finds it directly. */
const followers = new Map<string, Set<WebSocket>>();

server.on('connection', (socket) => {
  let topic = '';
  // As with graphql-ws, the first message is a greeting.
  socket.once('message', () => {
    socket.on('message', (data) => {
      topic = (data as Buffer).toString();
      followers.set(topic, (followers.get(topic) ?? new Set()).add(socket));
      socket.send('{}', { binary: false });
    });
    socket.send('{}', { binary: false });
  });
  socket.on('close', () => followers.get(topic)?.delete(socket));
});

process.on('message', ({ topic, text }: { topic: string; text: string }) => {
  const prepared = Buffer.from(text);
  for (const socket of followers.get(topic) ?? []) socket.send(prepared, { binary: false });
});
