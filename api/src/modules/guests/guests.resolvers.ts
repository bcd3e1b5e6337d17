import type {
  MutationResolvers,
  OrderStateResolvers,
  QueryResolvers,
} from '../../graphql/generated/resolvers.js';
import { parse } from '../../platform/validation.js';
import { statusLabel } from '../orders/order-status.js';
import { guestInput, guestLinkInput, keepOrdersInput, openGuestLinkInput } from './guests.input.js';
import type { GuestsService } from './guests.service.js';

interface GuestsResolvers {
  Query: Required<Pick<QueryResolvers, 'guestLink'>>;
  Mutation: Required<
    Pick<MutationResolvers, 'continueAsGuest' | 'createGuestLink' | 'openGuestLink' | 'keepOrders'>
  >;
  OrderState: Pick<OrderStateResolvers, 'statusLabel'>;
}

export function guestsResolvers(guests: GuestsService): GuestsResolvers {
  return {
    Query: {
      guestLink: (_root, args, { viewer }) => guests.look(viewer, parse(guestLinkInput, args)),
    },

    Mutation: {
      continueAsGuest: (_root, args, { address, userAgent }) =>
        guests.start(parse(guestInput, args.input), address, userAgent),
      createGuestLink: (_root, _args, { viewer }) => guests.createLink(viewer),
      openGuestLink: (_root, args, { viewer, address, userAgent }) =>
        guests.open(viewer, parse(openGuestLinkInput, args).token, address, userAgent),
      keepOrders: (_root, args, { viewer, address }) =>
        guests.keepOrders(viewer, parse(keepOrdersInput, args.input), address),
    },

    OrderState: { statusLabel: ({ status, way }) => statusLabel(status, way) },
  };
}
