import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { isOpen } from '../../domain/orders/order-status';
import { can, useSession } from '../../domain/session/session';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { OrderRidersQuery as Riders } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { SelectField } from '../../shared/ui/field';
import { say, useTexts } from '../texts/texts';
import styles from './status-form.module.css';

const OrderRidersQuery = graphql(`
  query OrderRiders {
    riders {
      id
      name
    }
  }
`);

const OrderRiderFragment = graphql(`
  fragment OrderRider on Order {
    id
    version
    way
    status
    rider {
      id
      name
    }
  }
`);

const AssignRiderMutation = graphql(`
  mutation AssignRider($orderId: ID!, $riderId: ID, $version: Int!) {
    assignRider(orderId: $orderId, riderId: $riderId, version: $version) {
      ...OrderRider
      ...OrderChanges
    }
  }
`);

/** Who may deliver; undefined until known, and for those who do not assign orders. */
export function useRiders(): Riders['riders'] | undefined {
  const { user } = useSession();
  const skip = !can(user, 'ASSIGN_RIDERS');
  return useQuery(OrderRidersQuery, { skip, fetchPolicy: 'cache-and-network' }).data?.riders;
}

interface OrderRiderProps {
  readonly order: FragmentType<typeof OrderRiderFragment>;
  readonly riders: Riders['riders'] | undefined;
  /** A rider is being chosen: nothing should move now. */
  readonly onBusy: (orderId: string, isBusy: boolean) => void;
}

/** Who delivers an order: a choice while it is open, for those who may assign it, if somebody beside them delivers. */
export function OrderRider({ order: masked, riders = [], onBusy }: OrderRiderProps) {
  const t = useTexts();
  const { id, way, status, rider } = readFragment(OrderRiderFragment, masked);
  const hasChoice =
    way === 'DELIVERY' && isOpen(status) && (riders.length > 1 || (rider && riders.length > 0));
  if (hasChoice) return <RiderChoice key={id} order={masked} riders={riders} onBusy={onBusy} />;
  return (
    rider && (
      <p className={`small anywhere ${styles['rider']}`}>{t('rider.delivers', { name: rider.name })}</p>
    )
  );
}

function RiderChoice({ order: masked, riders = [], onBusy }: OrderRiderProps) {
  const t = useTexts();
  const { id, version, rider } = readFragment(OrderRiderFragment, masked);
  const { user } = useSession();
  const [send] = useMutation(AssignRiderMutation);
  const [chosen, setChosen] = useState<string>();
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    if (!isFocused) return;
    onBusy(id, true);
    return () => onBusy(id, false);
  }, [isFocused, onBusy, id]);

  const assign = async (riderId: string) => {
    if (chosen !== undefined) return;
    setChosen(riderId);
    try {
      await send({ variables: { orderId: id, riderId: riderId || null, version } });
    } catch (error) {
      toast.error(errorMessage(error, say('rider.failed')), { icon: false });
    }
    setChosen(undefined);
  };
  // Somebody who delivers no more may still have the order for a moment.
  const options = rider && !riders.some((each) => each.id === rider.id) ? [rider, ...riders] : riders;
  return (
    <div className={`${styles['choice']} ${styles['rider']}`}>
      <SelectField
        label={t('rider.label')}
        value={chosen ?? rider?.id ?? ''}
        aria-busy={chosen !== undefined}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        onChange={({ target }) => void assign(target.value)}
      >
        <option value="">{t('rider.nobody')}</option>
        {options.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </SelectField>
      {rider && rider.id === user?.id && (
        <Link to="/admin/deliveries" className={`row small ${styles['own']}`}>
          {t('rider.own')}
        </Link>
      )}
    </div>
  );
}
