import { In, IsNull, MoreThanOrEqual, type DataSource } from 'typeorm';
import type { DomainError } from '../../platform/errors.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import {
  addDays,
  bookableDays,
  isSeating,
  seatingsOfDay,
  seatingsOfWeek,
  startOfDay,
} from './booking-times.js';
import { Booking } from './booking.entity.js';
import { maxGuests } from './bookings.input.js';
import { bookingNotFound, ownsBooking } from './bookings.policy.js';
import { selectEarlier, selectTableNames, selectUpcoming, type BookingFilter } from './bookings.queries.js';
import type { TablesService, RequestedTimes } from './tables.service.js';

interface PageAfter {
  readonly limit: number;
  /** Only bookings that are listed after this one. */
  readonly after?: string | undefined;
}

/** Lists of bookings: those of today and later, soonest first; then those of earlier days, latest first. */
export class BookingListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tables: TablesService,
    private readonly restaurant: RestaurantService,
    private readonly clock: () => Date,
  ) {}

  /** The viewer's bookings, without cancelled ones. */
  async own(viewer: Viewer | null, page: PageAfter): Promise<Booking[]> {
    const customer = requirePermission(viewer, 'BOOK_TABLES');
    return this.page(page, { userId: customer.id });
  }

  async all(viewer: Viewer | null, page: PageAfter, includeCancelled = false): Promise<Booking[]> {
    requirePermission(viewer, 'VIEW_BOOKINGS');
    return this.page(page, { includeCancelled });
  }

  /** The names of the tables that each booking holds, in the order of `ids`. The caller checks permissions. */
  tableNames(ids: readonly string[]): Promise<string[][]> {
    return selectTableNames(this.dataSource.manager, ids);
  }

  /** Bookings to come at times at which no guests are seated, because the hours have changed since. */
  async outsideHours(viewer: Viewer | null, { limit, after }: PageAfter): Promise<Booking[]> {
    requirePermission(viewer, 'VIEW_BOOKINGS');
    const { manager } = this.dataSource;
    const restaurant = await this.restaurant.latest();
    const toCome = await manager.find(Booking, {
      select: { id: true, startsAt: true },
      where: { startsAt: MoreThanOrEqual(this.clock()), cancelledAt: IsNull(), deletedAt: IsNull() },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
    const outside = toCome.filter(({ startsAt }) => !isSeating(startsAt, restaurant)).map(({ id }) => id);
    const ids = outside.slice(after ? outside.indexOf(after) + 1 : 0).slice(0, limit);
    return manager.find(Booking, { where: { id: In(ids) }, order: { startsAt: 'ASC', id: 'ASC' } });
  }

  /**
   * For each of `requested`, the times of its day at which a party of that size can be seated. Needs no login.
   * @returns a {@link DomainError} `NOT_FOUND` instead of times if the booking to be moved is not the viewer's
   */
  async freeTimes(
    requested: readonly (RequestedTimes & { readonly viewer: Viewer | null })[],
  ): Promise<(string[] | DomainError)[]> {
    const ids = new Set(requested.flatMap(({ exceptBooking }) => exceptBooking ?? []));
    const moved = ids.size > 0 ? await this.dataSource.manager.findBy(Booking, { id: In([...ids]) }) : [];
    const times = await this.tables.freeTimes(requested);
    return requested.map(({ viewer, exceptBooking }, index) => {
      const booking = moved.find(({ id }) => id === exceptBooking);
      if (exceptBooking && !(viewer && booking && ownsBooking(viewer, booking))) return bookingNotFound();
      return times[index] ?? [];
    });
  }

  /** The rules of booking, for the booking form. */
  async rules() {
    const restaurant = await this.restaurant.latest();
    const days = bookableDays(this.clock());
    const seatings = seatingsOfWeek(restaurant);
    const open = seatings.filter((day) => day !== null);
    const [firstSeating = ''] = open.map(({ first }) => first).toSorted();
    const lastSeating =
      open
        .map(({ last }) => last)
        .toSorted()
        .at(-1) ?? '';
    return {
      firstDate: days.first,
      lastDate: days.last,
      firstSeating,
      lastSeating,
      seatings,
      days: datesFrom(days).map((date) => ({ date, ...seatingsOfDay(date, restaurant) })),
      stayMinutes: restaurant.stayMinutes,
      maxGuests,
      mostGuests: maxGuests,
      fee: restaurant.bookingFeePaise,
    };
  }

  private async page({ limit, after }: PageAfter, filter: BookingFilter): Promise<Booking[]> {
    const { manager } = this.dataSource;
    const last = after ? await manager.findOneBy(Booking, { id: after }) : null;
    if (after && !last) return [];
    const page = { ...filter, today: startOfDay(this.clock()), limit };
    const isLastEarlier = last !== null && last.startsAt < page.today;
    const upcoming = isLastEarlier ? [] : await selectUpcoming(manager, { ...page, last });
    if (upcoming.length === limit) return upcoming;
    const earlier = await selectEarlier(manager, {
      ...page,
      last: isLastEarlier ? last : null,
      limit: limit - upcoming.length,
    });
    return [...upcoming, ...earlier];
  }
}

function datesFrom({ first, last }: ReturnType<typeof bookableDays>): string[] {
  const dates = [first];
  for (let date = first; date < last;) {
    date = addDays(date, 1);
    dates.push(date);
  }
  return dates;
}
