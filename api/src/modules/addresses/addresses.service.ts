import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { createOnce } from '../../platform/idempotency.js';
import type { RateLimits } from '../../platform/rate-limits.js';
import { requirePermission } from '../auth/auth.policy.js';
import { lockUser } from '../auth/lock-user.js';
import type { Viewer } from '../auth/viewer.js';
import type { SavedAddressInput } from './addresses.input.js';
import { SavedAddress } from './saved-address.entity.js';
import { say } from './addresses.sentences.js';

/** Addresses per user. */
const maxAddresses = 20;

/** The addresses that a user keeps for the next order. */
export class AddressesService {
  private readonly maxAddresses: number;

  constructor(
    private readonly dataSource: DataSource,
    limits: RateLimits,
  ) {
    this.maxAddresses = limits.scaled(maxAddresses);
  }

  /** The viewer's own, the last saved first. */
  async own(viewer: Viewer | null): Promise<SavedAddress[]> {
    const { id: userId } = requirePermission(viewer, 'USE_ACCOUNT');
    return this.dataSource.manager.find(SavedAddress, {
      where: { userId },
      order: { savedAt: 'DESC', id: 'DESC' },
    });
  }

  /** @throws {DomainError} `CONFLICT` if the user has as many as are allowed; `IDEMPOTENCY_CONFLICT` */
  async add(
    viewer: Viewer | null,
    address: SavedAddressInput,
    idempotencyKey?: string,
  ): Promise<SavedAddress> {
    const { id: userId } = requirePermission(viewer, 'USE_ACCOUNT');
    const attempt = { scope: `addAddress:${userId}`, key: idempotencyKey, request: address };
    const create = async (tx: EntityManager, id: string) => {
      // Parallel additions of one user are counted one after another.
      await lockUser(tx, userId);
      if ((await tx.countBy(SavedAddress, { userId })) >= this.maxAddresses) {
        throw new DomainError('CONFLICT', say.tooMany);
      }
      await tx.insert(SavedAddress, { ...address, id, userId, savedAt: new Date() });
    };
    return this.dataSource.transaction(async (tx) =>
      find(tx, await createOnce(tx, attempt, (id) => create(tx, id)), userId),
    );
  }

  /** @throws {DomainError} `NOT_FOUND` for another user's address, so that ids cannot be probed */
  async update(viewer: Viewer | null, id: string, address: SavedAddressInput): Promise<SavedAddress> {
    const { id: userId } = requirePermission(viewer, 'USE_ACCOUNT');
    const { manager } = this.dataSource;
    await manager.update(SavedAddress, { id, userId }, { ...address, savedAt: new Date() });
    return find(manager, id, userId);
  }

  /** @throws {DomainError} `NOT_FOUND` for another user's address, so that ids cannot be probed */
  async remove(viewer: Viewer | null, id: string): Promise<void> {
    const { id: userId } = requirePermission(viewer, 'USE_ACCOUNT');
    const { affected } = await this.dataSource.manager.delete(SavedAddress, { id, userId });
    if (!affected) throw noSuchAddress();
  }
}

const noSuchAddress = () => new DomainError('NOT_FOUND', say.notFound);

async function find(manager: EntityManager, id: string, userId: string): Promise<SavedAddress> {
  const address = await manager.findOneBy(SavedAddress, { id, userId });
  if (!address) throw noSuchAddress();
  return address;
}
