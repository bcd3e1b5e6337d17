import { formatRupees } from '../lib/format';

export function Price({ rupees }: { readonly rupees: number }) {
  return <>{formatRupees(rupees)}</>;
}
