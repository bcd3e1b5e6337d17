import type { Config } from '../config.js';
import { coordinatesOf } from '../platform/coordinates.js';
import { toRupees } from '../platform/money.js';
import type { MenuItem } from '../modules/menu/menu-item.entity.js';
import { bookingSchedule, orderSchedule, timeOfDay } from '../modules/restaurant/opening-hours.js';
import type { Restaurant } from '../modules/restaurant/restaurant.service.js';
import type { DayIntervals } from '../modules/restaurant/schedule.js';

const daysOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The restaurant with its menu as https://schema.org/Restaurant, for search engines. */
export function structuredData(
  restaurant: Restaurant,
  dishes: readonly MenuItem[],
  { publicUrl, basePath }: { readonly publicUrl: string | undefined } & Pick<Config, 'basePath'>,
) {
  /** Undefined without a public address. */
  const absolute = (path: string | null) =>
    publicUrl === undefined || path === null ? undefined : publicUrl + path;
  const { links, phone, email, state, tagline } = restaurant;
  const coordinates = coordinatesOf(restaurant);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: restaurant.name,
    description: tagline || undefined,
    url: absolute(basePath),
    telephone: phone,
    email,
    logo: absolute(restaurant.logo),
    image: absolute(restaurant.cover ?? dishes.find(({ image }) => image !== null)?.image ?? null),
    address: {
      '@type': 'PostalAddress',
      streetAddress: restaurant.address,
      addressRegion: state ?? undefined,
      postalCode: restaurant.pinCode,
      addressCountry: 'IN',
    },
    geo: coordinates
      ? { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng }
      : undefined,
    currenciesAccepted: 'INR',
    acceptsReservations: true,
    openingHoursSpecification: openingHours(restaurant),
    sameAs: links.length > 0 ? links.map(({ url }) => url) : undefined,
    hasMenu: { '@type': 'Menu', hasMenuSection: sections(dishes, absolute) },
  };
}

/** Ordering hours; the hours of the tables if orders are taken at any hour. */
function openingHours(restaurant: Restaurant) {
  const { week, special } = restaurant.orderHours ? orderSchedule(restaurant) : bookingSchedule(restaurant);
  const usual = (week ?? []).flatMap((intervals, day) =>
    intervals.map((interval) => specification({ dayOfWeek: daysOfWeek[day] }, interval)),
  );
  const dated = [...special].flatMap(([date, intervals]) =>
    (intervals.length > 0 ? intervals : closed).map((interval) =>
      specification({ validFrom: date, validThrough: date }, interval),
    ),
  );
  return [...usual, ...dated];
}

/** Equal times mean closed: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const closed: DayIntervals = [{ opensAt: 0, closesAt: 0 }];

/** A time of closing that is not later than the opening is on the next day. The whole day ends at 23:59. */
function specification(days: object, { opensAt, closesAt }: DayIntervals[number]) {
  const isWholeDay = closesAt - opensAt === 24 * 60;
  return {
    '@type': 'OpeningHoursSpecification',
    ...days,
    opens: timeOfDay(opensAt),
    closes: isWholeDay ? '23:59' : timeOfDay(closesAt),
  };
}

/** One section per category, in the order of the menu. */
function sections(dishes: readonly MenuItem[], absolute: (path: string | null) => string | undefined) {
  const categories = new Set(dishes.map(({ category }) => category));
  return [...categories].map((category) => ({
    '@type': 'MenuSection',
    name: category ?? undefined,
    hasMenuItem: dishes
      .filter((dish) => dish.category === category)
      .map(({ name, description, image, pricePaise, isVegetarian }) => ({
        '@type': 'MenuItem',
        name,
        description: description || undefined,
        image: absolute(image),
        offers: { '@type': 'Offer', price: toRupees(pricePaise), priceCurrency: 'INR' },
        suitableForDiet: isVegetarian ? 'https://schema.org/VegetarianDiet' : undefined,
      })),
  }));
}
