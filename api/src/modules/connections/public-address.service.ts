import { badInput } from '../../platform/errors.js';
import type { Sentence } from '../../platform/sentences.js';
import type { Viewer } from '../auth/viewer.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { say } from './connections.sentences.js';
import { testLimitMs, type ConnectionsService, type EditRequest } from './connections.service.js';
import { stateOf } from './source.js';

/** The shop's public address that an admin enters. */
export class PublicAddressService {
  constructor(
    private readonly service: ConnectionsService,
    private readonly restaurant: Pick<RestaurantService, 'latest'>,
  ) {}

  async state(viewer: Viewer | null) {
    const now = await this.service.all(viewer);
    return { state: stateOf('address', now, now.stored.address.values), url: now.publicUrl ?? null };
  }

  /**
   * Reads this shop's name at the address.
   * @throws {DomainError} `BAD_USER_INPUT` if another page or nobody answers there, `TOO_MANY_REQUESTS`
   */
  async check(viewer: Viewer | null, url: string): Promise<Sentence> {
    await this.service.forTest(viewer, 'address');
    const response = await fetch(`${url}/api/restaurant`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(testLimitMs),
    }).catch(() => undefined);
    if (!response) throw badInput('url', say.addressAway);
    const found: unknown = await response.json().catch(() => null);
    const { name } = await this.restaurant.latest();
    const isThisShop = typeof found === 'object' && found !== null && 'name' in found && found.name === name;
    if (!isThisShop) throw badInput('url', say.addressElsewhere);
    return url.startsWith('https:') ? say.addressWorks : say.addressUnsafe;
  }

  /** @throws {DomainError} `CONFLICT`, `REAUTHENTICATE` */
  async save(viewer: Viewer | null, url: string, request: EditRequest) {
    await this.service.save(await this.service.edit(viewer, 'address', request), () => ({ url }));
    return this.state(viewer);
  }
}
