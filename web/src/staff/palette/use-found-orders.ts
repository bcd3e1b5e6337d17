import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { can, useSession } from '../../domain/session/session';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { formatMoment, formatRupees } from '../../shared/lib/format';
import { useDebounced } from '../../shared/lib/use-debounced';
import { maxSearchLength, writeChoices } from '../orders/order-filter';
import { useTexts } from '../texts/texts';
import type { Command } from './command';

const FindOrdersQuery = graphql(`
  query FindOrders($filter: OrderFilter!) {
    orders(first: 6, filter: $filter) {
      nodes {
        id
        name
        status
        total
        placedAt
        user {
          id
          name
        }
        customer {
          id
          name
        }
      }
    }
  }
`);

/** Shorter texts are in too many orders, but for numbers such as `#4`. */
const isSearchable = (search: string) => search.length >= 3 || /^#?\d+$/.test(search);
const debounceMs = 250;

/** The newest orders with the text as their number, in their id, or in their customer's name, e-mail or phone. */
export function useFoundOrders(typed: string) {
  const t = useTexts();
  const navigate = useNavigate();
  const { user } = useSession();
  const search = typed.trim().slice(0, maxSearchLength);
  const settled = useDebounced(search, debounceMs);
  const isSearched = can(user, 'VIEW_ORDERS') && isSearchable(search);
  const isSettled = settled === search;
  const { data, error, loading, refetch } = useQuery(FindOrdersQuery, {
    variables: { filter: { search: settled } },
    skip: !isSearched || !isSettled,
    // The list of orders keeps its own pages in the cache.
    fetchPolicy: 'no-cache',
  });
  const found = isSearched && isSettled ? (data?.orders.nodes ?? []) : [];
  const commands = found.map(({ id, name, status, total, placedAt, customer, user: account }): Command => {
    const who = customer?.name ?? account?.name ?? t('admin.notAvailable');
    return {
      id,
      label: `${name} · ${who} · ${formatRupees(total)} · ${t(`orderStatus.${status}`)}`,
      detail: formatMoment(placedAt),
      run: () => void navigate(`/admin/orders?${writeChoices({ search: id })}`),
    };
  });
  return {
    commands,
    isSearching: isSearched && (!isSettled || loading),
    failure: isSearched && isSettled && error ? errorMessage(error, t('palette.ordersFailed')) : undefined,
    retry: () => void refetch(),
  };
}
