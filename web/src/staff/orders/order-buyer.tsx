import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { AdminOrderCardFragment } from '../../gql/graphql';
import { BuyerFields, noBuyer } from '../../domain/orders/buyer-fields';
import { useOrderTexts } from '../../domain/orders/texts/texts';
import { can, useSession } from '../../domain/session/session';
import { Button } from '../../shared/ui/button';
import { DialogForm } from '../../shared/ui/dialog-form';
import { say, useTexts } from '../texts/texts';

const SetOrderBuyerMutation = graphql(`
  mutation SetOrderBuyer($id: ID!, $buyer: BuyerInput!, $expectedVersion: Int!) {
    setOrderBuyer(id: $id, buyer: $buyer, expectedVersion: $expectedVersion) {
      ...OrderState
      ...OrderChanges
    }
  }
`);

type BuyerOfOrder = Pick<AdminOrderCardFragment, 'id' | 'name' | 'version' | 'buyer'>;

interface OrderBuyerProps {
  readonly order: BuyerOfOrder;
  /** Whether the order gets a bill that it does not have yet. */
  readonly awaitsBill: boolean;
  /** Without the button that changes it. */
  readonly isBrief: boolean;
}

/** The firm to which an order is billed, which staff change until the order has its bill. */
export function OrderBuyer({ order, awaitsBill, isBrief }: OrderBuyerProps) {
  const t = useTexts();
  const tOrder = useOrderTexts();
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { name, buyer } = order;
  const isChangeable = !isBrief && awaitsBill && can(user, 'CHANGE_ORDERS');
  if (!buyer && !isChangeable && !isOpen) return null;
  return (
    <div className="row wrap between gap-2 gap-x-4 anywhere">
      {buyer && (
        <p>
          {tOrder('buyer.billedTo')}: <strong>{tOrder('buyer.firm', { ...buyer })}</strong>
        </p>
      )}
      {isChangeable && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t(buyer ? 'orderBuyer.editOf' : 'orderBuyer.addOf', { name })}
          onClick={() => setIsOpen(true)}
        >
          {t(buyer ? 'orderBuyer.edit' : 'orderBuyer.add')}
        </Button>
      )}
      {isOpen && <BuyerDialog order={order} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function BuyerDialog({ order, onClose }: { readonly order: BuyerOfOrder; readonly onClose: () => void }) {
  const t = useTexts();
  const [seen] = useState(order);
  const [buyer, setBuyer] = useState(seen.buyer ?? noBuyer);
  const [send] = useMutation(SetOrderBuyerMutation);
  const submit = async () => {
    const isSame = order.buyer?.name === seen.buyer?.name && order.buyer?.gstin === seen.buyer?.gstin;
    // What others change beside it, such as what the kitchen has done, does not matter.
    const expectedVersion = isSame ? order.version : seen.version;
    const { name, gstin } = buyer;
    await send({ variables: { id: order.id, buyer: { name, gstin }, expectedVersion } });
    toast.success(say('orderBuyer.saved'));
  };
  return (
    <DialogForm
      title={t('orderBuyer.title', { name: order.name })}
      submitLabel={t('common.save')}
      failure={t('orderBuyer.failed')}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <BuyerFields buyer={buyer} onChange={setBuyer} errorOf={(field) => errors[field]} />
          <p className="muted small">{t('orderBuyer.hint')}</p>
        </>
      )}
    </DialogForm>
  );
}
