import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres.js';
import { findBinaries } from '../../src/embedded-postgres/binaries.js';
import { locateCluster, openDataDir, readPassword } from '../../src/embedded-postgres/data-dir.js';
import { serverUrl, startPostgres, type RunningPostgres } from '../../src/embedded-postgres/server.js';
import { freePort } from '../../src/platform/free-port.js';

const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
const quietly = () => undefined;

/** A private PostgreSQL that keeps its port and data over a stop. */
export class DatabaseMachine {
  private server: RunningPostgres | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<DatabaseMachine> {
    const folder = await mkdtemp(path.join(tmpdir(), 'chowk-machine-'));
    // As root, PostgreSQL runs as another user, who must reach the folder.
    await chmod(folder, 0o711);
    const made = await startEmbeddedPostgres({ dataDir: folder, log: quietly, settings });
    await made.stop();
    const machine = new DatabaseMachine(folder, await freePort());
    await machine.startAgain();
    return machine;
  }

  get url(): string {
    return serverUrl(this.port, readPassword(openDataDir(this.folder)), 'chowk');
  }

  async startAgain(): Promise<void> {
    const dataDir = openDataDir(this.folder);
    const cluster = locateCluster(dataDir, quietly);
    this.server = await startPostgres({
      cluster,
      binaries: findBinaries(cluster.account, quietly),
      logFile: dataDir.logFile,
      password: readPassword(dataDir),
      settings,
      port: this.port,
      deadline: Date.now() + 30_000,
    });
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
