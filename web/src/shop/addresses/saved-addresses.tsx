import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { SavedAddressPartsFragment as SavedAddress } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { say, useTexts } from '../texts/texts';
import { AddressDialog, type StartingAddress } from './address-dialog';
import { addressText } from './address-text';
import styles from './saved-addresses.module.css';
import { useAddressName } from './use-address-name';
import { useRemoveAddress, useSavedAddresses } from './use-saved-addresses';

/** The customer's addresses, to add, change and remove. */
export function SavedAddresses() {
  const t = useTexts();
  const nameOf = useAddressName();
  const { addresses, error, refetch } = useSavedAddresses();
  const { remove, isRemoving } = useRemoveAddress();
  const [edited, setEdited] = useState<StartingAddress>();
  const [addressToRemove, setAddressToRemove] = useState<SavedAddress>();
  const read = () => refetch().catch(() => undefined);

  const removeAddress = async ({ id }: SavedAddress) => {
    try {
      await remove(id);
      toast.success(say('addresses.removed'));
    } catch (reason) {
      toast.error(errorMessage(reason, say('addresses.removeFailed')));
    }
    setAddressToRemove(undefined);
    await read();
  };

  return (
    <Card>
      <section className="stack gap-4" aria-labelledby="saved-addresses">
        <h2 id="saved-addresses" className="text-lg">
          {t('addresses.title')}
        </h2>
        {addresses ? (
          addresses.length === 0 ? (
            <p className="muted anywhere">{t('addresses.none')}</p>
          ) : (
            <ul className="stack divided">
              {addresses.map((address) => (
                <li key={address.id} className="row wrap between gap-2 gap-x-3">
                  <div className={`stack anywhere ${styles['what']}`}>
                    <strong>{nameOf(address)}</strong>
                    <span className="muted anywhere">{addressText(address)}</span>
                  </div>
                  <div className="flex gap-2">
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={t('addresses.editOne', { name: nameOf(address) })}
                      onClick={() => setEdited(address)}
                    >
                      {t('common.edit')}
                    </Button>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('addresses.removeOne', { name: nameOf(address) })}
                      onClick={() => setAddressToRemove(address)}
                    >
                      {t('addresses.remove')}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        ) : error ? (
          <RetryNotice onRetry={read}>{t('addresses.loadFailed')}</RetryNotice>
        ) : (
          <div aria-busy>
            <output className="visually-hidden">{t('common.loading')}</output>
            <Skeleton width="80%" height="1.25rem" />
          </div>
        )}
        <Button variant="secondary" block onClick={() => setEdited({})}>
          {t('addresses.add')}
        </Button>
      </section>
      {edited && (
        <AddressDialog
          start={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            void read();
          }}
        />
      )}
      <ConfirmDialog
        open={addressToRemove !== undefined}
        onOpenChange={() => setAddressToRemove(undefined)}
        title={t('addresses.removeTitle')}
        confirmLabel={t('addresses.remove')}
        tone="danger"
        busy={isRemoving}
        onConfirm={() => addressToRemove && void removeAddress(addressToRemove)}
      >
        <p>{addressToRemove && addressText(addressToRemove)}</p>
      </ConfirmDialog>
    </Card>
  );
}
