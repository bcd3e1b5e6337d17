import type { ReactNode } from 'react';
import { useCanOrderForLater } from '../basket/use-order-way';

/** What adds a dish that is not available now: shown if orders for later are taken. */
export function ForLater({ children }: { readonly children: ReactNode }) {
  return useCanOrderForLater() && <div className="push">{children}</div>;
}
