import { In } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import type { Outbox } from '../../platform/outbox.js';
import { saveVersioned } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { endOfDay, endOfOpening } from '../restaurant/ordering.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { SoldOutPeriod } from './availability.input.js';
import type { MenuChanges } from './menu-changes.js';
import { MenuItem } from './menu-item.entity.js';
import { menuItemChanged, optionGroupChanged } from './menu.events.js';
import type { VersionedGroup } from './menu.queries.js';
import { OptionChoice, OptionGroup } from './option-group.entity.js';
import { lockGroup } from './option-groups.service.js';
import { soldOutMark, type SoldOutColumns } from './sold-out.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './menu.sentences.js';

const noSuchChoice = () => new DomainError('NOT_FOUND', say.noSuchChoice);

/** What the staff of kitchen and counter say about dishes and choices while they sell. */
export class AvailabilityService {
  constructor(
    private readonly outbox: Outbox,
    private readonly changes: MenuChanges,
    private readonly restaurant: Pick<RestaurantService, 'verified'>,
    private readonly clock: () => Date,
  ) {}

  /**
   * Marks dishes as sold out, or as available again. There is no version check: the last change wins.
   * @param end an instant, or a period from now on
   * @returns the dishes in the sequence of `dishIds`
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND` if one of the dishes is not on the menu, `BAD_USER_INPUT` for an
   * instant that has passed
   */
  async setSoldOut(
    viewer: Viewer | null,
    dishIds: readonly string[],
    end: SoldOutPeriod | Date,
  ): Promise<MenuItem[]> {
    requirePermission(viewer, 'MARK_SOLD_OUT');
    const mark = await this.markOf(end);
    try {
      return await this.outbox.transaction(async (tx) => {
        // In a fixed order, so that two callers do not deadlock.
        const dishes = await tx.find(MenuItem, {
          where: { id: In(dishIds) },
          order: { id: 'ASC' },
          lock: { mode: 'pessimistic_write' },
        });
        const byId = new Map(dishes.map((dish) => [dish.id, dish]));
        if (dishIds.some((id) => !byId.has(id))) throw new DomainError('NOT_FOUND', common.noSuchDish);
        for (const dish of dishes) {
          const saved = await saveVersioned<MenuItem>(tx, {
            viewer,
            permission: 'MARK_SOLD_OUT',
            subject: 'DISH',
            load: () => Promise.resolve(dish),
            newValues: () => mark,
            write: async (changes, { id, version }) => {
              await tx.update(MenuItem, { id }, { ...changes, version });
              await this.outbox.append(tx, menuItemChanged, { itemId: id, version });
            },
          });
          byId.set(saved.id, saved);
        }
        return dishIds.flatMap((id) => byId.get(id) ?? []);
      });
    } finally {
      // On failure too, as a commit may have happened although its answer was lost.
      this.changes.notify();
    }
  }

  /**
   * Marks a choice as sold out on all dishes, or as available again. There is no version check: the last change wins.
   * @param end an instant, or a period from now on
   * @returns its group
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` for an instant that has passed
   */
  async setChoiceSoldOut(
    viewer: Viewer | null,
    choiceId: string,
    end: SoldOutPeriod | Date,
  ): Promise<VersionedGroup> {
    requirePermission(viewer, 'MARK_SOLD_OUT');
    const mark = await this.markOf(end);
    try {
      return await this.outbox.transaction(async (tx) => {
        const found = await tx.findOneBy(OptionChoice, { id: choiceId });
        if (!found) throw noSuchChoice();
        const { groupId } = found;
        return saveVersioned<VersionedGroup>(tx, {
          viewer,
          permission: 'MARK_SOLD_OUT',
          subject: 'OPTION_GROUP',
          load: () => lockGroup(tx, groupId),
          newValues: ({ choices }) => {
            if (!choices.some(({ id }) => id === choiceId)) throw noSuchChoice();
            const soldOut = soldOutMark(mark);
            return {
              choices: choices.map((choice) => (choice.id === choiceId ? { ...choice, soldOut } : choice)),
            };
          },
          write: async (_changes, { version }) => {
            await tx.update(OptionGroup, { id: groupId }, { version });
            await tx.update(OptionChoice, { id: choiceId }, mark);
            await this.outbox.append(tx, optionGroupChanged, { groupId, version });
          },
        });
      });
    } finally {
      this.changes.notify();
    }
  }

  private async markOf(end: SoldOutPeriod | Date): Promise<SoldOutColumns> {
    if (end === 'NONE') return { isSoldOut: false, soldOutUntil: null };
    if (end === 'UNTIL_FURTHER_NOTICE') return { isSoldOut: true, soldOutUntil: null };
    const now = this.clock();
    if (end instanceof Date) {
      if (end <= now) {
        throw badInput('until', say.timePassed);
      }
      return { isSoldOut: true, soldOutUntil: end };
    }
    const endOf = end === 'UNTIL_CLOSING' ? endOfOpening : endOfDay;
    return { isSoldOut: true, soldOutUntil: endOf(await this.restaurant.verified(), now) };
  }
}
