import type { DataSource, EntityManager } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { VersionedSnapshot } from './versioned-snapshot.js';

/** A record that reads deliver on command. */
function aRecord({ isFollowing = true } = {}) {
  const manager = {} as EntityManager;
  const reads: { readonly version: number; deliver: () => void }[] = [];
  const held: number[] = [];
  let present = 1;
  const snapshot = new VersionedSnapshot<{ readonly version: number }>({
    dataSource: { manager } as DataSource,
    read: () => {
      const version = present;
      return new Promise((resolve) => reads.push({ version, deliver: () => resolve({ version }) }));
    },
    readVersion: () => Promise.resolve(present),
    isFollowing: () => isFollowing,
    onHeld: ({ version }) => held.push(version),
  });
  const deliverAll = async () => {
    // A read may wait for the version.
    await new Promise((resolve) => setImmediate(resolve));
    for (const { deliver } of reads) deliver();
  };
  return { snapshot, reads, held, deliverAll, change: () => (present += 1) };
}

describe('the snapshot of a versioned record', () => {
  it('is read once for parallel callers, and not again while it is held', async () => {
    const { snapshot, reads, deliverAll } = aRecord();
    const callers = [snapshot.latest(), snapshot.latest()];
    await deliverAll();
    expect(await Promise.all(callers)).toEqual([{ version: 1 }, { version: 1 }]);
    expect(await snapshot.latest()).toEqual({ version: 1 });
    expect(reads).toHaveLength(1);
  });

  it('is out of date after a change until it is dropped, unless it is verified', async () => {
    const { snapshot, deliverAll, change } = aRecord();
    const first = snapshot.latest();
    await deliverAll();
    await first;
    change();
    expect(await snapshot.latest()).toEqual({ version: 1 });
    const verified = snapshot.verified();
    await deliverAll();
    expect(await verified).toEqual({ version: 2 });
    expect(await snapshot.latest()).toEqual({ version: 2 });
  });

  it('is not held if a change came while it was read', async () => {
    const { snapshot, reads, held, deliverAll, change } = aRecord();
    const old = snapshot.latest();
    change();
    snapshot.drop();
    await deliverAll();
    expect(await old).toEqual({ version: 1 });
    const present = snapshot.latest();
    await deliverAll();
    expect(await present).toEqual({ version: 2 });
    expect([reads.length, held]).toEqual([2, [2]]);
  });

  it('is dropped only in the version that was found out of date', async () => {
    const { snapshot, reads, deliverAll } = aRecord();
    const first = snapshot.latest();
    await deliverAll();
    await first;
    snapshot.drop(7);
    await snapshot.latest();
    expect(reads).toHaveLength(1);
    snapshot.drop(1);
    const second = snapshot.latest();
    await deliverAll();
    await second;
    expect(reads).toHaveLength(2);
  });

  it('is read each time while no notifications arrive', async () => {
    const { snapshot, reads, deliverAll } = aRecord({ isFollowing: false });
    for (let calls = 0; calls < 2; calls += 1) {
      const read = snapshot.latest();
      await deliverAll();
      await read;
    }
    expect(reads).toHaveLength(2);
  });

  it('is read again after a failure', async () => {
    let isDown = true;
    const snapshot = new VersionedSnapshot<{ readonly version: number }>({
      dataSource: { manager: {} } as DataSource,
      read: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ version: 1 })),
      readVersion: () => Promise.resolve(1),
    });
    await expect(snapshot.latest()).rejects.toThrow('down');
    isDown = false;
    expect(await snapshot.latest()).toEqual({ version: 1 });
  });
});
