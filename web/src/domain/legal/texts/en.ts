/** The default legal texts, section by section. They state what the product does: change them together with it. */
export const en = {
  privacy: {
    intro:
      'This page says what {name} does with your data when you use this shop. {name}, {address}, runs the shop and answers for it. You reach us at {email} and {phone}.',
    what: '## What we keep\n\nYour account: name, e-mail address, password (only as a hash, which cannot be reversed) and a picture if you upload one, the addresses that you save, and the language of your e-mails. Without an account: your name, phone number and, if you give one, e-mail address. Where you are signed in: browser, system and the time of the last visit.\n\nYour orders: dishes, prices, delivery address, the place on the map if you set a pin, your phone number and your note for the rider if you give them, the steps of the order with their times, and what you report about it. Whether you have confirmed a phone number by a code.\n\nYour bookings: name, e-mail address, phone number, time, number of guests and your request.\n\nYour payments: amount, time, outcome, and the numbers that Razorpay gives the payment and its refunds. Card numbers, UPI PINs and bank passwords never reach us.\n\nWhat you write to us through the contact form, and the e-mails and notifications that the shop sends to you.',
    why: '## Why we use it\n\nWe use this data to take, cook and deliver your orders, to keep your table, to take and refund payments, to answer you, to keep your account safe and to keep the financial records that the law requires. We do not sell data and show no advertising.',
    device:
      '## On your device\n\nThe shop sets no cookies, and has no trackers and no analytics. Your browser keeps what the shop needs to work: your session, your cart, what you have typed and not yet sent, your language, and a copy of the menu. Logging out ends the session.',
    others:
      '## Who else gets data\n\nRazorpay, when you pay online: the amount, what it is for, your name and your e-mail address. In the payment window the privacy policy of Razorpay applies.\n\nOpenStreetMap, when the shop shows a map: your browser loads the map from there, which tells OpenStreetMap your internet address and the part of the map you look at.\n\nMSG91 or WhatsApp, when you ask for a code: your phone number. If you press a button that opens WhatsApp or your maps app, their own policies apply.\n\nThe person who delivers gets your name, address, pin, phone number and note. The companies that run our server and send our e-mails process data on our behalf. Authorities get data only where the law obliges us.',
    kept: '## How long\n\nA session ends after 7 days, or when you log out. Copies of the e-mails we sent are deleted after 90 days, notifications 90 days after you have read them. A link that shows the orders of somebody without an account works for 60 days. Orders, bookings and payments are kept for as long as tax law and other laws require. The log of the server, with the times and internet addresses of sign-ins, is kept for as long as the law requires. Everything else stays until you ask us to delete it.',
    rights:
      '## Your rights\n\nThe Digital Personal Data Protection Act, 2023 gives you the right to know what we hold about you, to have it corrected, completed or erased, to withdraw your consent, to name somebody who acts for you if you cannot, and to complain. Your name, e-mail address, password, picture and saved addresses are yours to change in your profile. For everything else, write to: {complaints}.\n\nIf our answer does not settle the matter, you may complain to the Data Protection Board of India.',
  },
  terms: {
    intro:
      'These terms apply when you order, book a table or pay in the shop of {name}, {address}. You reach us at {email} and {phone}.',
    orders:
      '## Orders\n\nAn order is placed when the shop confirms it and shows it in your order history. You pay the prices that you confirmed at checkout; if a price has changed since you filled your cart, the shop shows you the new one first. There is no service charge, and nothing is in your cart that you did not put there. Delivery times are estimates. Please give an address at which we find you, and be there to take the food.',
    food: '## Food\n\nDishes can sell out. Every dish is cooked in one kitchen, and traces of other ingredients are possible: if you have an allergy, ask us before you order. Please eat the food fresh.',
    payment:
      '## Payment\n\nYou pay in cash on delivery, or online through Razorpay where the checkout offers it. Cash on delivery may be refused after orders that nobody accepted.',
    tables:
      '## Tables\n\nYour table is kept for {stayMinutes, plural, one {# minute} other {# minutes}}. Booking online costs a fee of {bookingFee}; the fee is refunded as the page on cancellations and refunds says. Booking to pay at the restaurant costs nothing in advance.',
    account:
      '## Your account\n\nKeep your password to yourself, and tell us if somebody else has used your account. Please give a name and an address that are true. We may close accounts that are used for fraud or abuse.',
    law: '## Complaints and law\n\nComplaints go to: {complaints}. We acknowledge a complaint within 48 hours and settle it within a month. Indian law applies, and these terms take nothing away from your rights as a consumer.',
  },
  refunds: {
    intro: 'This page says how an order or a booking at {name} is cancelled, and when money comes back.',
    payments:
      '## Payments without an order\n\nSometimes a payment goes through and the order or booking cannot be placed: a dish is no longer on the menu, no table is free any more, the payment came too late or was made twice. The shop then refunds the whole payment automatically and informs you.',
    orders:
      '## Orders\n\nTo cancel an order, call us on {phone} at once. Once the kitchen has started, we may no longer be able to stop it. If we cancel your order, you pay nothing, and what you paid online is refunded in full.\n\nIf something is missing or not right, tell us on the same day, with a picture if you can. We put it right, by a refund of all or part of the price or by cooking the dish again.',
    tables:
      '## Tables\n\nYou can cancel a booking yourself until its time comes, under Bookings in your account. A fee paid online is refunded if you cancel {refundHours, plural, =0 {before that time} one {# hour before that time or earlier} other {# hours before that time or earlier}}; after that it is not. Moving a booking does not bring back a fee whose time for cancelling has passed. If we cancel, the fee is always refunded.',
    how: '## How the money comes back\n\nOnline payments are refunded through Razorpay to the card, account or UPI address that you paid with. Banks usually need 5 to 7 working days. The order shows the refund, and the shop tells you by notification and e-mail.',
    questions: '## Questions and complaints\n\nPlease write to: {complaints}.',
  },
  legal: {
    loading: 'Loading the page',
    failed: 'This page could not be loaded.',
  },
} as const;
