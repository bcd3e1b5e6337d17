import { useQuery } from '@apollo/client/react';
import { graphql, readFragment } from '../../gql';
import type { SavedAddressPartsFragment as SavedAddress } from '../../gql/graphql';
import { formatPhone } from '../../shared/lib/format';
import { movedPin } from '../../shared/lib/pin';
import { addressToStartWith } from '../addresses/address-text';
import type { Buyer } from '../../domain/orders/buyer-fields';
import { can, useSession } from '../../domain/session/session';
import { savedAddressFragment } from '../addresses/use-saved-addresses';

const LastDeliveryQuery = graphql(`
  query LastDelivery {
    myOrders(first: 10) {
      nodes {
        id
        way
        address
        phone
        buyer {
          name
          gstin
        }
        placedAt
        coordinates {
          lat
          lng
        }
      }
    }
    savedAddresses {
      ...SavedAddressParts
    }
  }
`);

/** As an order takes it, without what Apollo adds to an answer. */
const firmOf = (buyer: Buyer | null): Buyer | undefined =>
  buyer ? { name: buyer.name, gstin: buyer.gstin } : undefined;

const none: readonly SavedAddress[] = [];

/**
 * What a checkout starts with, from any device: the saved address that {@link addressToStartWith} names, or else where one
 * of the last orders was delivered, the last phone number, and the firm to which the last order was billed.
 */
export function useLastDelivery() {
  // Outside the cache, which holds the order history as one list.
  const { data, loading } = useQuery(LastDeliveryQuery, { fetchPolicy: 'no-cache' });
  const known = data ? readFragment(savedAddressFragment, data.savedAddresses) : none;
  const orders = data?.myOrders.nodes ?? [];
  const { user } = useSession();
  // Staff who order for callers would bill one caller's order to the firm of another.
  const firms = can(user, 'ORDER_WITHOUT_LIMITS') ? [] : orders.map(({ buyer }) => firmOf(buyer));
  const last = orders.find(({ way }) => way === 'DELIVERY');
  const saved = addressToStartWith(known, last);
  const phone = orders.find((each) => each.phone)?.phone;
  return {
    delivery: {
      address: saved ? '' : (last?.address ?? ''),
      pin: saved ? undefined : movedPin(last?.coordinates),
      phone: phone ? formatPhone(phone) : undefined,
      savedId: saved?.id ?? null,
      buyer: firms[0],
    },
    /** Of the last order that was billed to a firm. */
    lastBuyer: firms.find((firm) => firm !== undefined),
    /** That one first. */
    addresses: saved ? [saved, ...known.filter((each) => each !== saved)] : known,
    loading,
  };
}
