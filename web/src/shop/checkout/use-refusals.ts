import { useState } from 'react';
import type { CheckoutField } from './placement-problem';

interface Refusal {
  readonly of: string;
  readonly message: string;
}

/** Why fields were refused, each as long as what was refused is still there. @param present what counts for each field */
export function useRefusals(present: Readonly<Record<CheckoutField, unknown>>) {
  const [refusals, setRefusals] = useState<Partial<Record<CheckoutField, Refusal>>>({});
  const contentOf = (field: CheckoutField) => JSON.stringify(present[field]);
  return {
    errorOf: (field: CheckoutField) =>
      refusals[field]?.of === contentOf(field) ? refusals[field].message : undefined,
    refuse: (field: CheckoutField, message: string) =>
      setRefusals((before) => ({ ...before, [field]: { of: contentOf(field), message } })),
  };
}
