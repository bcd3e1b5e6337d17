import { expect, it } from 'vitest';
import { readConfig } from '../config.js';
import { mailServer } from './connection-values.js';
import { ownServersOf } from './own-servers.js';

const database = 'postgres://chowk:secret@db.internal/chowk';

it('knows the servers of the configuration and of the settings, with their usual ports', () => {
  const config = readConfig({
    DATABASE_REPLICA_URLS: 'postgres://chowk:secret@[fd12::7]:5433/chowk',
    DATABASE_URL: database,
    REDIS_URL: 'rediss://cache',
    HOST: '10.0.0.4',
    PORT: '4100',
    HEALTH_PORT: '4101',
  });
  const mail = mailServer({
    host: 'mailbox',
    port: 25,
    isTls: false,
    userName: 'asha',
    password: 'p@ss/word',
    fromName: 'Chowk',
    fromAddress: 'orders@example.in',
  });
  const publicUrl = 'http://192.168.1.5';
  expect(ownServersOf(config, database, { mail, sandbox: undefined, publicUrl })).toEqual([
    { host: 'db.internal', port: 5432 },
    { host: 'fd12::7', port: 5433 },
    { host: 'cache', port: 6379 },
    { host: 'mailbox', port: 25 },
    { host: '192.168.1.5', port: 80 },
    { host: '10.0.0.4', port: 4100 },
    { host: '10.0.0.4', port: 4101 },
  ]);
});
