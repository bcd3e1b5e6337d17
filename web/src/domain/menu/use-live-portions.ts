import { graphql } from '../../gql';
import { useMessages } from '../../shared/live/use-messages';
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
  useMessages(PortionsChangedSubscription, {
    onMessage: ({ portionsChanged }) =>
      setPortionsLeft(new Map(portionsChanged.map(({ dishId, left }) => [dishId, left]))),
  });
}
