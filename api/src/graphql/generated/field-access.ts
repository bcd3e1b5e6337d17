/** Who may read the fields of the schema that have `@access`. */
export const fieldAccess = {
  "Booking": {
    "customer": {
      "orOwner": false,
      "permission": "VIEW_BOOKINGS"
    }
  },
  "ContactMessage": {
    "customer": {
      "orOwner": false,
      "permission": "VIEW_MESSAGES"
    }
  },
  "Customer": {
    "email": {
      "orOwner": false,
      "permission": "VIEW_CONTACTS"
    },
    "notTakenCount": {
      "orOwner": false,
      "permission": "VIEW_CUSTOMER_HISTORY"
    },
    "orderCount": {
      "orOwner": false,
      "permission": "VIEW_CUSTOMER_HISTORY"
    },
    "phone": {
      "orOwner": false,
      "permission": "VIEW_CONTACTS"
    }
  },
  "Order": {
    "address": {
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    },
    "coordinates": {
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    },
    "customer": {
      "orOwner": false,
      "permission": "VIEW_ORDERS"
    },
    "deliveryNote": {
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    },
    "due": {
      "orOwner": true,
      "permission": "VIEW_TAKINGS"
    },
    "paid": {
      "orOwner": true,
      "permission": "VIEW_TAKINGS"
    },
    "payment": {
      "orOwner": true,
      "permission": "VIEW_PAYMENTS"
    },
    "phone": {
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    },
    "problem": {
      "orOwner": true,
      "permission": "VIEW_MESSAGES"
    },
    "rider": {
      "orOwner": false,
      "permission": "VIEW_ORDERS"
    },
    "takings": {
      "orOwner": true,
      "permission": "VIEW_TAKINGS"
    },
    "user": {
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    }
  },
  "Payment": {
    "booking": {
      "orOwner": true,
      "permission": "VIEW_BOOKINGS"
    },
    "user": {
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    }
  }
} as const;
