/** Who may read the fields of the schema that have `@access`. */
export const fieldAccess = {
  "Booking": {
    "customer": {
      "orApproved": false,
      "orOwner": false,
      "permission": "VIEW_BOOKINGS"
    }
  },
  "ContactMessage": {
    "customer": {
      "orApproved": false,
      "orOwner": false,
      "permission": "VIEW_MESSAGES"
    }
  },
  "Customer": {
    "email": {
      "orApproved": false,
      "orOwner": false,
      "permission": "VIEW_CONTACTS"
    },
    "notTakenCount": {
      "orApproved": false,
      "orOwner": false,
      "permission": "VIEW_CUSTOMER_HISTORY"
    },
    "orderCount": {
      "orApproved": false,
      "orOwner": false,
      "permission": "VIEW_CUSTOMER_HISTORY"
    },
    "phone": {
      "orApproved": false,
      "orOwner": false,
      "permission": "VIEW_CONTACTS"
    }
  },
  "Order": {
    "address": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    },
    "backIfCancelled": {
      "orApproved": false,
      "orOwner": false,
      "permission": "UPDATE_ORDER_STATUS"
    },
    "bags": {
      "orApproved": false,
      "orOwner": false,
      "permission": "VIEW_ORDERS"
    },
    "buyer": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_ORDERS"
    },
    "changesToSee": {
      "orApproved": false,
      "orOwner": false,
      "permission": "VIEW_ORDERS"
    },
    "coordinates": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    },
    "customer": {
      "orApproved": false,
      "orOwner": false,
      "permission": "VIEW_ORDERS"
    },
    "deliveryNote": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    },
    "due": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_TAKINGS"
    },
    "dueOnline": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_TAKINGS"
    },
    "paid": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_TAKINGS"
    },
    "payment": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_PAYMENTS"
    },
    "phone": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    },
    "problem": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_MESSAGES"
    },
    "refundable": {
      "orApproved": false,
      "orOwner": false,
      "permission": "UPDATE_ORDER_STATUS"
    },
    "rider": {
      "orApproved": false,
      "orOwner": false,
      "permission": "VIEW_ORDERS"
    },
    "takings": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_TAKINGS"
    },
    "takingsExcess": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_TAKINGS"
    },
    "user": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    },
    "waitsSince": {
      "orApproved": false,
      "orOwner": false,
      "permission": "VIEW_ORDERS"
    }
  },
  "Payment": {
    "booking": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_BOOKINGS"
    },
    "user": {
      "orApproved": false,
      "orOwner": true,
      "permission": "VIEW_CONTACTS"
    }
  }
} as const;
