import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { can, useSession } from '../../session/session';
import { useTexts } from '../texts/texts';

// Rarely needed, but on every row.
const AvailabilityDialog = lazy(async () => ({
  default: (await import('./availability-dialog')).AvailabilityDialog,
}));

interface SoldOutButtonProps {
  readonly dish: { readonly id: string; readonly name: string };
}

/** Opens the choices of how long a dish is sold out. */
export function SoldOutButton({ dish }: SoldOutButtonProps) {
  const t = useTexts();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (!can(user, 'UPDATE_ORDERS')) return null;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('soldOut.label', { name: dish.name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('menu.soldOut')}
      </Button>
      {open && (
        <Suspense>
          <AvailabilityDialog dish={dish} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
