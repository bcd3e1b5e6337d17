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
    tagline
    logo
    cover
    brandColor
    address
    state
    pinCode
    phone
    whatsapp
    email
    coordinates {
      lat
      lng
    }
    fssai
    gstin
    grievanceName
    grievanceEmail
    grievancePhone
    links {
      name
      url
    }
    orderWays
    slotRules {
      daysAhead
    }
    phoneRequired
    guestsAllowed
    pricesWithoutTax
    orderHours {
      opensAt
      closesAt
    }
    bookingHours {
      opensAt
      closesAt
    }
    specialDays {
      date
      reason
      orderHours {
        opensAt
        closesAt
      }
      bookingHours {
        opensAt
        closesAt
      }
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
