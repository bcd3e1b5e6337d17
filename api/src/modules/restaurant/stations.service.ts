import type { EntityManager } from 'typeorm';
import { saveVersioned } from '../audit/save-versioned.js';
import type { Viewer } from '../auth/viewer.js';
import { RestaurantRecord } from './restaurant.entity.js';
import { lockRecord } from './restaurant.queries.js';
import { withRenamedCategory } from './stations.js';

/**
 * Lets the stations follow the new name of a category, in the caller's transaction.
 * @throws {DomainError} `FORBIDDEN`
 */
export async function renameInStations(
  tx: EntityManager,
  viewer: Viewer | null,
  before: string,
  after: string,
): Promise<void> {
  await saveVersioned<RestaurantRecord>(tx, {
    viewer,
    permission: 'EDIT_MENU',
    subject: 'RESTAURANT',
    load: async () => {
      await lockRecord(tx);
      return tx.findOneByOrFail(RestaurantRecord, { id: 1 });
    },
    newValues: ({ stations }) => ({ stations: withRenamedCategory(stations, before, after) }),
    write: ({ stations }, { id, version }) => tx.update(RestaurantRecord, { id }, { stations, version }),
  });
}
