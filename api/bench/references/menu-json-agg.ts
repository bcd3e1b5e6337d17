import { createServer } from 'node:http';
import { port, readAnswer } from './menu-source.js';

// One statement for each request, whose answer needs no more work.
createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    readAnswer().then(
      (body) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(body);
      },
      () => response.writeHead(500).end(),
    );
  });
}).listen(port, '127.0.0.1');
