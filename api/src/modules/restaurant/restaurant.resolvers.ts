import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { coordinatesOf } from '../../platform/coordinates.js';
import { parse } from '../../platform/validation.js';
import { bookingWeek } from './opening-hours.js';
import {
  orderingInput,
  restaurantInput,
  renewedTables,
  expectedRestaurantVersion,
  tableCode,
} from './restaurant.input.js';
import { orderingOf, presentHours, presentInterval, presentSpecialDays } from './restaurant.presenter.js';
import { isWithoutTax } from './tax-settings.js';
import type { PhoneCodeChannel } from './phone-code-channel.js';
import type { RestaurantService } from './restaurant.service.js';
import type { OrderTablesService } from './order-tables.service.js';
import type { WelcomeService } from './welcome.service.js';

type RestaurantResolvers = Required<Pick<Resolvers, 'Restaurant' | 'DeliveryZone'>> & {
  Query: Required<Pick<QueryResolvers, 'restaurant' | 'welcome' | 'tableCodes' | 'tableOfCode'>>;
  Mutation: Required<
    Pick<
      MutationResolvers,
      'updateRestaurant' | 'renewTableCodes' | 'setOrdering' | 'finishWelcomeStep' | 'endWelcome'
    >
  >;
};

export function restaurantResolvers(
  restaurant: RestaurantService,
  welcome: WelcomeService,
  tables: OrderTablesService,
  channels: () => PhoneCodeChannel[],
): RestaurantResolvers {
  return {
    Query: {
      restaurant: () => restaurant.latest(),
      welcome: (_root, _args, { viewer }) => welcome.state(viewer),
      tableCodes: (_root, _args, { viewer }) => tables.all(viewer),
      tableOfCode: (_root, args) => tables.find(parse(tableCode, args.code, 'code')),
    },

    Mutation: {
      updateRestaurant: (_root, args, { viewer }) => {
        const changes = parse(restaurantInput, args.input);
        return restaurant.update(viewer, changes, parse(expectedRestaurantVersion, args.version, 'version'));
      },

      renewTableCodes: (_root, args, { viewer }) =>
        tables.renewCodes(viewer, parse(renewedTables, args.tables, 'tables')),

      setOrdering: (_root, args, { viewer }) =>
        restaurant.setOrdering(viewer, parse(orderingInput, args.input)),

      finishWelcomeStep: (_root, args, { viewer }) => welcome.finishStep(viewer, args.step),
      endWelcome: (_root, _args, { viewer }) => welcome.end(viewer),
    },

    Restaurant: {
      coordinates: coordinatesOf,
      tableHours: ({ tableHours }) => tableHours.map((hours) => hours && presentInterval(hours)),
      bookingHours: (record) => bookingWeek(record).map(presentHours),
      orderHours: ({ orderHours }) => orderHours?.map(presentHours) ?? null,
      specialDays: presentSpecialDays,
      deliveryZones: ({ deliveryZones }) => deliveryZones.map((zone) => ({ ...zone })),
      ordering: (record) => orderingOf(record, new Date()),
      bookingFee: ({ bookingFeePaise }) => bookingFeePaise,
      maxCash: ({ maxCashPaise }) => maxCashPaise,
      mostCash: ({ maxCashPaise }) => maxCashPaise,
      codeAbove: ({ codeAbovePaise }) => codeAbovePaise,
      pricesWithoutTax: (record) => isWithoutTax(record, new Date()),
      taxPositions: ({ taxPositions }) => [...taxPositions],
      taxClasses: ({ taxClasses }) => taxClasses.map((each) => ({ ...each, rates: [...each.rates] })),
      phoneCodeChannels: () => channels(),
    },

    DeliveryZone: {
      points: ({ points }) => [...points],
      pinCodes: ({ pinCodes }) => [...pinCodes],
      fee: ({ feePaise }) => feePaise,
      feeSteps: ({ feeSteps = [] }) =>
        feeSteps.map(({ fromPaise, feePaise }) => ({ from: fromPaise, fee: feePaise })),
      minimum: ({ minimumPaise }) => minimumPaise,
      freeFrom: ({ freeFromPaise }) => freeFromPaise,
      extraMinutes: ({ extraMinutes }) => extraMinutes ?? 0,
      hours: ({ hours }) => hours && presentInterval(hours),
    },
  };
}
