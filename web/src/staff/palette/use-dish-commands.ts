import { useQuery } from '@apollo/client/react';
import { useSoldOut } from '../../domain/menu/sold-out';
import { can, useSession } from '../../domain/session/session';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import type { Sellable } from '../sold-out/use-set-sold-out';
import { useTexts } from '../texts/texts';
import type { Command } from './command';

const DishNamesQuery = graphql(`
  query DishNames {
    fullMenu {
      id
      name
      hindiName
      soldOut {
        until
      }
    }
  }
`);

/** Asks for how long a dish is sold out. */
export function useDishCommands(ask: (dish: Sellable) => void) {
  const t = useTexts();
  const { user } = useSession();
  const skip = !can(user, 'MARK_SOLD_OUT') || !can(user, 'VIEW_FULL_MENU');
  // The menu's own screen keeps it live in the cache.
  const { data, error, loading, refetch } = useQuery(DishNamesQuery, { skip, fetchPolicy: 'no-cache' });
  const dishes = data?.fullMenu ?? [];
  const areSoldOut = useSoldOut(dishes.map(({ soldOut }) => soldOut));
  const commands = dishes.map(({ id, name, hindiName }, index): Command => ({
    id,
    label: name,
    otherName: hindiName,
    ...(areSoldOut[index] && { detail: t('menu.soldOut') }),
    run: () => ask({ id, name }),
  }));
  return {
    commands,
    isSearching: loading,
    failure: error && errorMessage(error, t('palette.dishesFailed')),
    retry: () => void refetch(),
  };
}
