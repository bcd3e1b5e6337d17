import { can, useSession } from '../../../domain/session/session';
import { TextAreaField, TextField } from '../../../shared/ui/field';
import { DeliveryMap } from '../../../shared/ui/map/delivery-map';
import { useTexts } from '../../texts/texts';
import { maxAddress, maxNote, type OrderDraft } from './order-draft';
import type { OrderToChange } from './order-to-change';
import { SlotField } from './slot-field';
import type { ChangeQuote } from './use-change-quote';

interface DeliveryChangesProps {
  readonly order: OrderToChange;
  readonly draft: OrderDraft;
  readonly onChange: (change: Partial<OrderDraft>) => void;
  readonly problems: ChangeQuote['problems'];
  /** The server's refusals, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Address, note for the rider and time. The kitchen sees no addresses. */
export function DeliveryChanges({ order, draft, onChange, problems, errors }: DeliveryChangesProps) {
  const t = useTexts();
  const { user } = useSession();
  const seesAddress = order.way === 'DELIVERY' && can(user, 'VIEW_CONTACTS');
  const isLater = order.slotAt !== null && order.isScheduled;
  if (!seesAddress && !isLater) return null;
  const { address, pinCode, pin, deliveryNote, slot } = draft;
  const ofAddress = problems.find(({ stage }) => stage === 'DELIVERY');
  const isMoved = address !== null && address.trim() !== order.address;
  return (
    <section className="stack gap-3" aria-label={t('changeOrder.delivery')}>
      <h2 className="text-lg">{t('changeOrder.delivery')}</h2>
      {seesAddress && (
        <>
          <TextAreaField
            label={t('common.address')}
            name="address"
            rows={2}
            maxLength={maxAddress}
            value={address ?? order.address ?? ''}
            error={errors['address'] ?? (ofAddress?.needs ? undefined : ofAddress?.message)}
            onChange={({ target }) => onChange({ address: target.value })}
          />
          {isMoved && (
            <TextField
              label={t('changeOrder.pinCode')}
              name="pinCode"
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              value={pinCode}
              error={errors['pinCode'] ?? (ofAddress?.needs === 'PIN_CODE' ? ofAddress.message : undefined)}
              onChange={({ target }) => onChange({ pinCode: target.value })}
            />
          )}
          {isMoved && (ofAddress?.needs === 'LOCATION' || pin) && (
            <DeliveryMap
              pin={pin ?? undefined}
              place={order.coordinates ?? undefined}
              isReady
              problem={ofAddress?.needs === 'LOCATION' ? ofAddress.message : undefined}
              onMove={(moved) => onChange({ pin: moved })}
            />
          )}
          <TextField
            label={t('adminOrders.deliveryNote')}
            name="deliveryNote"
            autoComplete="off"
            maxLength={maxNote}
            value={deliveryNote ?? order.deliveryNote ?? ''}
            error={errors['deliveryNote']}
            onChange={({ target }) => onChange({ deliveryNote: target.value })}
          />
        </>
      )}
      {isLater && (
        <SlotField
          present={order.slotAt ?? ''}
          slot={slot ?? order.slotAt ?? ''}
          error={errors['slot'] ?? problems.find(({ field }) => field === 'slot')?.message}
          onChange={(startsAt) => onChange({ slot: startsAt })}
        />
      )}
    </section>
  );
}
