import { useState } from 'react';
import { can, useSession } from '../../domain/session/session';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { PrintHereDialog } from './print-here-dialog';
import { usePrinting } from './printing';
import { useStation } from './station-store';

interface PrintHereButtonProps {
  /** Of one printer; missing: any of those that browsers print for. */
  readonly printerId?: string;
  readonly size?: 'sm';
}

/** Opens the choice whether this browser prints. Nothing in a shop without such a printer. */
export function PrintHereButton({ printerId, size }: PrintHereButtonProps) {
  const t = useTexts();
  const { printers = [] } = usePrinting();
  const { user } = useSession();
  const station = useStation();
  const [isOpen, setIsOpen] = useState(false);
  const offered = printers.filter(({ id, way }) => way === 'BROWSER' && (!printerId || id === printerId));
  if (offered.length === 0 || !can(user, 'UPDATE_ORDER_STATUS')) return null;
  const isHere = offered.some(({ id }) => id === station?.printerId);
  const label = t(isHere ? 'printHere.isHere' : 'printHere.here');
  return (
    <>
      <Button
        variant="secondary"
        {...(size && { size })}
        aria-haspopup="dialog"
        aria-label={printerId ? `${label}: ${offered[0]?.name}` : undefined}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <PrintHereDialog printers={offered} onClose={() => setIsOpen(false)} />}
    </>
  );
}
