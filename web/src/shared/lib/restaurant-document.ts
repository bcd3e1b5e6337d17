import { graphql } from '../../gql';

/** Query of the prerendered page. */
export const restaurantDocument = graphql(`
  query Restaurant {
    restaurant {
      ...ShownRestaurant
    }
  }
`);

/** Fields of the restaurant on every page. */
export const ShownRestaurantFragment = graphql(`
  fragment ShownRestaurant on Restaurant {
    version
    name
    shortName
    address
    state
    pinCode
    phone
    email
    links {
      name
      url
    }
    tableHours {
      opensAt
      closesAt
    }
    specialDays {
      date
      reason
    }
    ordering {
      takesOrders
      pausedUntil
      busyMinutes
      periods {
        from
        until
      }
    }
  }
`);
