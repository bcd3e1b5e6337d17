import type { MutationResolvers } from '../../graphql/generated/resolvers.js';
import { parse } from '../../platform/validation.js';
import { guestInput, guestLinkInput, keepOrdersInput } from './guests.input.js';
import type { GuestsService } from './guests.service.js';

interface GuestsResolvers {
  Mutation: Required<
    Pick<MutationResolvers, 'continueAsGuest' | 'createGuestLink' | 'openGuestLink' | 'keepOrders'>
  >;
}

export function guestsResolvers(guests: GuestsService): GuestsResolvers {
  return {
    Mutation: {
      continueAsGuest: (_root, args, { address, userAgent }) =>
        guests.start(parse(guestInput, args.input), address, userAgent),
      createGuestLink: (_root, _args, { viewer }) => guests.createLink(viewer),
      openGuestLink: (_root, args, { address, userAgent }) =>
        guests.open(parse(guestLinkInput, args).token, address, userAgent),
      keepOrders: (_root, args, { viewer, address }) =>
        guests.keepOrders(viewer, parse(keepOrdersInput, args.input), address),
    },
  };
}
