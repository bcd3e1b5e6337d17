import type { Config } from '../config.js';
import type { ConnectionsInEffect } from './connections.js';

/** Where one of the shop's servers listens. */
export interface OwnServer {
  readonly host: string;
  readonly port: number;
}

/** Those that are set up now. */
export type OwnServers = () => readonly OwnServer[];

const defaultPorts: Readonly<Record<string, number>> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'redis:': 6379,
  'rediss:': 6379,
  'smtp:': 587,
  'smtps:': 465,
  'http:': 80,
  'https:': 443,
};

function serverAt(address: string): OwnServer {
  const { protocol, hostname, port } = new URL(address);
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port ? Number(port) : (defaultPorts[protocol] ?? 0),
  };
}

/** The shop itself, and the servers that it uses: none of them is a printer. */
export function ownServersOf(
  { host, port, healthPort, replicaUrls, redisUrl, s3 }: Config,
  databaseUrl: string,
  { mail, sandbox, publicUrl }: Pick<ConnectionsInEffect, 'mail' | 'sandbox' | 'publicUrl'>,
): OwnServer[] {
  const urls = [
    databaseUrl,
    ...replicaUrls,
    redisUrl,
    s3?.endpoint,
    mail?.smtpUrl,
    sandbox?.apiUrl,
    publicUrl,
  ].flatMap((url) => url ?? []);
  return [...urls.map(serverAt), ...[port, healthPort ?? port].map((each) => ({ host, port: each }))];
}
