import { createServer, type ServerResponse } from 'node:http';
import { port, readAnswer } from './menu-source.js';

async function answer(response: ServerResponse): Promise<void> {
  const body = Buffer.from(await readAnswer());
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}

// One statement per request; its result is the response body.
createServer((request, response) => {
  request.resume();
  request.once('end', () => void answer(response));
}).listen(port, '127.0.0.1');
