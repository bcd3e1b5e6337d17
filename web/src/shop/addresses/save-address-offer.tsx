import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../shared/lib/is-record';
import type { Pin } from '../../shared/lib/pin';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { AddressDialog } from './address-dialog';
import { partsOf } from './address-text';

/** State of the screen after an order to an address that is not saved. */
export interface UnsavedAddress {
  readonly unsavedAddress: { readonly text: string; readonly pin: Pin | undefined };
}

const isUnsaved = (state: unknown): state is UnsavedAddress =>
  isRecord(state) && isRecord(state['unsavedAddress']);

/** Offers to save the address of the order that was just placed; once, and not required. */
export function SaveAddressOffer() {
  const t = useTexts();
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  if (!isUnsaved(state)) return null;
  const { text, pin } = state.unsavedAddress;
  const end = () => void navigate(pathname, { replace: true, state: null });
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        action={
          <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
            {t('addresses.offer')}
          </Button>
        }
      >
        {t('addresses.offerText')}
      </Notice>
      {isOpen && (
        <AddressDialog
          start={{ ...partsOf(text), coordinates: pin ?? null }}
          onClose={() => setIsOpen(false)}
          onSaved={end}
        />
      )}
    </div>
  );
}
