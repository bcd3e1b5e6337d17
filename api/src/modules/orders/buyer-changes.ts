import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '../../platform/errors.js';
import { invoiceNumberOf } from '../bill-book/write-bill.js';
import { announceVersion, type Kinds } from './change-kind.js';
import { orderBuyerChanged } from './orders.events.js';
import { requireBillFor } from './orders.policy.js';
import { say } from './orders.sentences.js';

export const buyerKinds: Kinds<'buyer'> = {
  buyer: {
    columns: (order, { buyer, expectedVersion }) => {
      if (isDeepStrictEqual(order.buyer, buyer)) return undefined;
      if (order.version !== expectedVersion) throw new DomainError('CONFLICT', say.contentChangedMeanwhile);
      requireBillFor(buyer, order.bill);
      return { buyer };
    },
    effects: async (tx, order, _change, _needed, changed) => {
      // Under the lock of the order, which every hand-over takes before it writes the invoice.
      const number = changed && (await invoiceNumberOf(tx, order));
      if (number) throw new DomainError('CONFLICT', say.buyerInvoiced({ number }));
      return undefined;
    },
    announce: announceVersion(orderBuyerChanged),
  },
};
