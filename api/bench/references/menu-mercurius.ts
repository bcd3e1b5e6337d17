import { createRequire } from 'node:module';
import { port, readRows, typeDefs } from './menu-source.js';

interface Fastify {
  register(plugin: unknown, options: object): Promise<void>;
  listen(options: object): Promise<string>;
}

// Installed separately by the benchmark, as the shop does not depend on it.
const peers = createRequire(`${process.env['PEERS']}/package.json`);
const fastify = peers('fastify') as () => Fastify;

const app = fastify();
await app.register(peers('mercurius'), {
  schema: typeDefs,
  resolvers: { Query: { menu: readRows } },
  jit: 1,
});
await app.listen({ port, host: '127.0.0.1' });
