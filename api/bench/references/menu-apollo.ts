import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { port, readRows, typeDefs } from './menu-source.js';

const server = new ApolloServer({ typeDefs, resolvers: { Query: { menu: readRows } } });
await startStandaloneServer(server, { listen: { port, host: '127.0.0.1' } });
