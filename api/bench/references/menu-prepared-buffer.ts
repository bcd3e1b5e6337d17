import { createServer } from 'node:http';
import { port } from './menu-source.js';

// The minimum cost of an HTTP response: the shop's own answer, read once, sent unchanged.
const answer = await fetch(`${process.env['SHOP']}/graphql`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: process.env['REQUEST'] ?? '',
});
const body = Buffer.from(await answer.arrayBuffer());
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length };

createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    response.writeHead(200, headers);
    response.end(body);
  });
}).listen(port, '127.0.0.1');
