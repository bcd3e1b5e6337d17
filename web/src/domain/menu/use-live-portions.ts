import { useSubscription } from '@apollo/client/react';
import { graphql } from '../../gql';
import { setPortionsLeft } from './availability';

const PortionsChangedSubscription = graphql(`
  subscription PortionsChanged {
    portionsChanged {
      dishId
      left
    }
  }
`);

/** Follows the portions of all counted dishes: the present ones come first, also when the socket connects again. */
export function useLivePortions(): void {
  useSubscription(PortionsChangedSubscription, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) setPortionsLeft(new Map(data.portionsChanged.map(({ dishId, left }) => [dishId, left])));
    },
  });
}
