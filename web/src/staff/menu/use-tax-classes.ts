import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../../gql';
import { serviceId } from '../../domain/restaurant/tax-classes';

const TaxClassesQuery = graphql(`
  query TaxClasses {
    restaurant {
      taxClasses {
        id
        name
      }
    }
  }
`);

export interface TaxClassName {
  readonly id: string;
  readonly name: string;
}

/** The tax classes that dishes can have besides the restaurant's service; undefined while unknown. */
export function useTaxClasses() {
  const { data, error, loading, refetch } = useQuery(TaxClassesQuery, { fetchPolicy: 'cache-and-network' });
  const all = data?.restaurant.taxClasses;
  const classes: readonly TaxClassName[] | undefined = useMemo(
    () => all?.filter(({ id }) => id !== serviceId),
    [all],
  );
  return { classes, error: loading ? undefined : error, refetch };
}
