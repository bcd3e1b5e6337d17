import { graphql } from '../../gql';

/** What the server draws the first screens with, and sends with every page. */
export const restaurantDocument = graphql(`
  query Restaurant {
    restaurant {
      ...ShownRestaurant
    }
  }
`);

/** What every page may show of the restaurant. */
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
