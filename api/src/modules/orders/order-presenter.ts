import type { z } from 'zod';
import type { AccountsService } from '../auth/accounts.service.js';
import { can } from '../auth/permissions.js';
import type { BillBookService } from '../bill-book/bill-book.service.js';
import type { User } from '../auth/user.entity.js';
import type { Viewer } from '../auth/viewer.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { waitsSince } from './kitchen-stage.js';
import type { OrderProblemsService } from './order-problems.service.js';
import type { Order } from './order.entity.js';
import { presentOrder, type orderAnswer } from './orders.presenter.js';

export type OrderPresenter = ReturnType<typeof orderPresenter>;

/** Presents orders in REST, with what is known of them beside their rows. */
export function orderPresenter(
  accounts: AccountsService,
  problems: OrderProblemsService,
  restaurant: Pick<RestaurantService, 'latest'>,
  billBook: BillBookService,
) {
  const usersOf = (ids: readonly (string | null)[]) =>
    Promise.all(ids.map(async (userId) => (userId ? accounts.userById(userId) : null)));
  const own = async (
    viewer: Viewer | null,
    list: readonly Order[],
    customers?: readonly (User | null)[],
  ): Promise<z.output<typeof orderAnswer>[]> => {
    const problemsOfList = await problems.ofOrders(list.map((order) => order.id));
    const invoices = await billBook.invoicesOf(list);
    const riders = await usersOf(list.map(({ riderId }) => riderId));
    const hours = await restaurant.latest();
    return list.map((order, index) =>
      presentOrder(viewer, order, {
        problem: problemsOfList[index] ?? null,
        rider: riders[index] ?? null,
        invoice: invoices[index] ?? null,
        waitsSince: waitsSince(hours, order),
        ...(customers && { customer: customers[index] ?? null }),
      }),
    );
  };
  const all = async (viewer: Viewer | null, list: readonly Order[]) =>
    can(viewer, 'VIEW_ORDERS')
      ? own(viewer, list, await usersOf(list.map(({ userId }) => userId)))
      : own(viewer, list);
  const one = async (viewer: Viewer | null, order: Order) => {
    const [presented] = await all(viewer, [order]);
    return presented as z.output<typeof orderAnswer>;
  };
  return {
    /** Of the viewer, who knows the customer. */
    own: (viewer: Viewer | null, list: readonly Order[]) => own(viewer, list),
    all,
    one,
  };
}
