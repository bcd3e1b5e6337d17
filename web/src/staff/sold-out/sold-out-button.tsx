import { lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { can, useSession } from '../../domain/session/session';
import { useTexts } from '../texts/texts';
import type { Sellable } from './use-set-sold-out';

// Rarely needed, but on every row.
const AvailabilityDialog = lazy(async () => ({
  default: (await import('./availability-dialog')).AvailabilityDialog,
}));

interface SoldOutButtonProps {
  readonly item: Sellable;
  /** What may be sold out in its place. */
  readonly choices?: readonly Sellable[];
}

/** Opens the choices of how long a dish, or a choice of it, is sold out. */
export function SoldOutButton({ item, choices = [] }: SoldOutButtonProps) {
  const t = useTexts();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (!can(user, 'MARK_SOLD_OUT')) return null;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('soldOut.label', { name: item.name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('menu.soldOut')}
      </Button>
      {open && (
        <Suspense>
          <AvailabilityDialog item={item} choices={choices} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
