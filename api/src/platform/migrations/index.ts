import { First1763700000000 } from './1763700000000-first.js';
import { Accounts1763710000000 } from './1763710000000-accounts.js';
import { Notifications1763730000000 } from './1763730000000-notifications.js';
import { Bookings1763740000000 } from './1763740000000-bookings.js';
import { Counts1763750000000 } from './1763750000000-counts.js';
import { OrderSearch1763755000000 } from './1763755000000-order-search.js';
import { Payments1763760000000 } from './1763760000000-payments.js';
import { Sandbox1763765000000 } from './1763765000000-sandbox.js';
import { BookingChanges1763770000000 } from './1763770000000-booking-changes.js';
import { MenuNotices1763772000000 } from './1763772000000-menu-notices.js';
import { QueuedJobs1763775000000 } from './1763775000000-queued-jobs.js';
import { RequestIds1763781000000 } from './1763781000000-request-ids.js';
import { AdminsAndAttempts1763785000000 } from './1763785000000-admins-and-attempts.js';
import { VegetarianDishes1763790000000 } from './1763790000000-vegetarian-dishes.js';
import { OpenOrders1763795000000 } from './1763795000000-open-orders.js';
import { AccountSafety1764000200000 } from './1764000200000-account-safety.js';
import { CashOrders1764000400000 } from './1764000400000-cash-orders.js';
import { MenuVersion1764000400001 } from './1764000400001-menu-version.js';
import { OpenPayments1764000500000 } from './1764000500000-open-payments.js';
import { Restaurant1764000600000 } from './1764000600000-restaurant.js';
import { Hours1764000700000 } from './1764000700000-hours.js';
import { Brand1764000800000 } from './1764000800000-brand.js';
import { LegalTexts1764000900000 } from './1764000900000-legal-texts.js';
import { Welcome1764001000000 } from './1764001000000-welcome.js';
import { Categories1764001100000 } from './1764001100000-categories.js';
import { SoldOut1764001200000 } from './1764001200000-sold-out.js';
import { Portions1764001200001 } from './1764001200001-portions.js';
import { DishAttributes1764001300000 } from './1764001300000-dish-attributes.js';
import { DishOptions1764001400000 } from './1764001400000-dish-options.js';
import { SoldOutChoices1764001500000 } from './1764001500000-sold-out-choices.js';
import { PackingCharge1764001600000 } from './1764001600000-packing-charge.js';
import { PackagedProducts1764001650000 } from './1764001650000-packaged-products.js';
import { OrderWays1764001700000 } from './1764001700000-order-ways.js';
import { DeliveryZones1764001800000 } from './1764001800000-delivery-zones.js';
import { TableOrders1764001900000 } from './1764001900000-table-orders.js';
import { OrderContact1764002000000 } from './1764002000000-order-contact.js';
import { SavedAddresses1764002100000 } from './1764002100000-saved-addresses.js';
import { OrderSlots1764002300000 } from './1764002300000-order-slots.js';
import { OrderProblems1764002400000 } from './1764002400000-order-problems.js';
import { Guests1764002500000 } from './1764002500000-guests.js';
import { CashSafety1764002600000 } from './1764002600000-cash-safety.js';
import { PromisedTimes1764002700000 } from './1764002700000-promised-times.js';
import { PhoneCodes1764002800000 } from './1764002800000-phone-codes.js';
import { MailedGuestLinks1764003000000 } from './1764003000000-mailed-guest-links.js';
import { ChannelsOfCodes1764003100000 } from './1764003100000-channels-of-codes.js';
import { PhoneSearch1764003200000 } from './1764003200000-phone-search.js';
import { OrdersOfMailedLinks1764003300000 } from './1764003300000-orders-of-mailed-links.js';
import { TidyNames1764003400000 } from './1764003400000-tidy-names.js';
import { NewTableCodes1764003500000 } from './1764003500000-new-table-codes.js';
import { MailNetworks1764003600000 } from './1764003600000-mail-networks.js';

/** In the order in which they run. */
export const migrations = [
  First1763700000000,
  Accounts1763710000000,
  Notifications1763730000000,
  Bookings1763740000000,
  Counts1763750000000,
  OrderSearch1763755000000,
  Payments1763760000000,
  Sandbox1763765000000,
  BookingChanges1763770000000,
  MenuNotices1763772000000,
  QueuedJobs1763775000000,
  RequestIds1763781000000,
  AdminsAndAttempts1763785000000,
  VegetarianDishes1763790000000,
  OpenOrders1763795000000,
  AccountSafety1764000200000,
  CashOrders1764000400000,
  MenuVersion1764000400001,
  OpenPayments1764000500000,
  Restaurant1764000600000,
  Hours1764000700000,
  Brand1764000800000,
  LegalTexts1764000900000,
  Welcome1764001000000,
  Categories1764001100000,
  SoldOut1764001200000,
  Portions1764001200001,
  DishAttributes1764001300000,
  DishOptions1764001400000,
  SoldOutChoices1764001500000,
  PackingCharge1764001600000,
  PackagedProducts1764001650000,
  OrderWays1764001700000,
  DeliveryZones1764001800000,
  TableOrders1764001900000,
  OrderContact1764002000000,
  SavedAddresses1764002100000,
  OrderSlots1764002300000,
  OrderProblems1764002400000,
  Guests1764002500000,
  CashSafety1764002600000,
  PromisedTimes1764002700000,
  PhoneCodes1764002800000,
  MailedGuestLinks1764003000000,
  ChannelsOfCodes1764003100000,
  PhoneSearch1764003200000,
  OrdersOfMailedLinks1764003300000,
  TidyNames1764003400000,
  NewTableCodes1764003500000,
  MailNetworks1764003600000,
];
