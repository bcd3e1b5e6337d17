/** Texts of an order that was placed. */
export const en = {
  bill: {
    number: 'Bill {number}',
    cancelled: 'Bill {number}, cancelled',
    includes: 'Includes CGST {half} and SGST {half}',
    packagedInclude: 'Packaged products include CGST {half} and SGST {half}',
  },
  orderMeaning: {
    PENDING: 'We have your order and will start on it in a moment.',
    PREPARING: 'The kitchen is cooking your food right now.',
    OUT_FOR_DELIVERY: 'Your food has left the kitchen and is on its way to you.',
    DELIVERED: 'Your food has arrived. Enjoy your meal!',
    READY_FOR_PICKUP: 'Your food is packed and ready at the restaurant.',
    PICKED_UP: 'You have picked up your food. Enjoy your meal!',
    READY_FOR_TABLE: 'Your food is on its way to your table.',
    SERVED: 'Enjoy your meal!',
    CANCELLED: 'This order was cancelled.',
  },
  changedLine: {
    less: 'Removed: {count, number}',
    more: 'Added: {count, number}',
    note: 'New note:',
    noNote: 'Note removed',
  },
  orderChanged: {
    title: 'The restaurant has changed your order',
    place: 'Address, note or time changed.',
    reason: 'Reason: {reason}',
    totals: 'Your total is {after} now, instead of {before}.',
    back: 'You get {amount} back from the restaurant.',
    due: '{amount} is still due.',
    pay: 'Pay {amount} more',
    paid: 'Thank you, {amount} is paid.',
    unpaid: 'You have not paid yet.',
    failed: 'The payment could not be started. Please try again.',
  },
  payElsewhere: {
    DELIVERY: 'or pay at the door',
    PICKUP: 'or pay at the counter',
    TABLE: 'or pay at the table',
  },
  payThere: {
    DELIVERY: 'Pay at the door.',
    PICKUP: 'Pay at the counter.',
    TABLE: 'Pay at the table.',
  },
} as const;
