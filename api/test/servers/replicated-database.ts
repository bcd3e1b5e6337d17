import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres.js';
import { findBinaries } from '../../src/embedded-postgres/binaries.js';
import { postgresEnvironment } from '../../src/embedded-postgres/cluster.js';
import { locateCluster, openDataDir } from '../../src/embedded-postgres/data-dir.js';
import { canConnect } from '../../src/embedded-postgres/server.js';
import { freePort } from '../../src/platform/free-port.js';

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  wal_level: 'replica',
  max_wal_senders: '4',
};

export interface ReplicatedDatabase {
  readonly url: string;
  /** URL of a streaming replica. */
  readonly replicaUrl: string;
  /** Like a power failure of its machine. */
  killReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** A private PostgreSQL and a replica of it. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chowk-replica-'));
  // As root, PostgreSQL runs as another user, who must reach the folder.
  await chmod(folder, 0o711);
  const dataDir = path.join(folder, 'primary');
  const quiet = () => undefined;
  // Copied while nothing changes; later changes are streamed.
  await (await startEmbeddedPostgres({ dataDir, log: quiet, settings })).stop();
  const { directory, account } = locateCluster(openDataDir(dataDir), quiet);
  const copy = path.join(folder, 'replica');
  spawnSync('cp', ['-a', directory, copy]);
  const signal = path.join(copy, 'standby.signal');
  await writeFile(signal, '');
  if (account) await chown(signal, account.uid, account.gid);

  const primary = await startEmbeddedPostgres({ dataDir, log: quiet, settings });
  const { port, username, password, pathname } = new URL(primary.url);
  const replicaPort = await freePort();
  const replicaUrl = `postgres://${username}:${password}@127.0.0.1:${replicaPort}${pathname}`;
  const flags = Object.entries({
    ...settings,
    port: String(replicaPort),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '80',
    shared_buffers: '32MB',
    primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
    wal_retrieve_retry_interval: '100ms',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { postgres } = findBinaries(account, quiet);

  let server: ChildProcess | undefined;
  const launch = () => {
    const options = { cwd: copy, env: postgresEnvironment, ...account };
    return spawn(postgres, ['-D', copy, ...flags], { ...options, stdio: 'ignore' });
  };
  const startReplica = async () => {
    server = launch();
    while (!(await canConnect(replicaUrl))) {
      // A killed server may leave processes that hold its memory for a moment.
      if (server.exitCode !== null) server = launch();
      await delay(20);
    }
  };
  const end = async (how: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(how);
    await exit;
  };
  await startReplica();
  return {
    url: primary.url,
    replicaUrl,
    killReplica: () => end('SIGKILL'),
    startReplica,
    stop: async () => {
      await end('SIGQUIT');
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
