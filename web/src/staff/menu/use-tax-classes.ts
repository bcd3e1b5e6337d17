import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../../gql';

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

/** The class of dishes that name none. */
const serviceId = 'RESTAURANT';

/** The tax classes that dishes can have besides the restaurant's service; none as long as they are unknown. */
export function useTaxClasses(): readonly TaxClassName[] {
  const { data } = useQuery(TaxClassesQuery, { fetchPolicy: 'cache-and-network' });
  const classes = data?.restaurant.taxClasses;
  return useMemo(() => classes?.filter(({ id }) => id !== serviceId) ?? [], [classes]);
}
