import { useState } from 'react';
import type { OrderWay } from '../../gql/graphql';
import { readStored } from '../../shared/lib/storage';
import { readPending } from '../payments/pending-store';
import { usePaymentSettings } from '../payments/use-payment-settings';
import { methodsFor, modeKey } from './payment-methods';

/** How the customer pays: as this cart was being paid, or else as last on this device. */
export function usePaymentMethod(way: OrderWay, attemptKey: string) {
  const settings = usePaymentSettings();
  const [mode, chooseMethod] = useState<string>(() =>
    readPending()?.attemptKey === attemptKey ? 'ONLINE' : (readStored(modeKey) ?? 'COD'),
  );
  const all = methodsFor(way);
  const methods = all.filter((each) => each.mode === 'COD' || settings?.modes.includes(each.mode));
  const method = methods.find((each) => each.mode === mode) ?? all[0];
  return {
    methods,
    method,
    chooseMethod,
    isTestMode: method.mode === 'ONLINE' && settings?.testMode === true,
  };
}
