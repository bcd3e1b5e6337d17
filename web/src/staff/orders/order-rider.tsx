import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { isOpen } from '../../domain/orders/order-status';
import { can, useSession } from '../../domain/session/session';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { OrderRidersQuery as Riders } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { ChevronDownIcon } from '../../shared/ui/icons';
import popup from '../../shared/ui/popup.module.css';
import { CheckIcon } from '../icons';
import { say, useTexts } from '../texts/texts';
import styles from './order-rider.module.css';

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
}

/** Who delivers an order: a choice while it is open, for those who may assign it, if somebody beside them delivers. */
export function OrderRider({ order: masked, riders = [] }: OrderRiderProps) {
  const t = useTexts();
  const { id, way, status, rider } = readFragment(OrderRiderFragment, masked);
  const hasChoice =
    way === 'DELIVERY' && isOpen(status) && (riders.length > 1 || (rider && riders.length > 0));
  if (hasChoice) return <RiderChoice key={id} order={masked} riders={riders} />;
  return (
    rider && (
      <p className={`small anywhere ${styles['rider']}`}>{t('rider.delivers', { name: rider.name })}</p>
    )
  );
}

function RiderChoice({ order: masked, riders = [] }: OrderRiderProps) {
  const t = useTexts();
  const { id, version, rider } = readFragment(OrderRiderFragment, masked);
  const { user } = useSession();
  const client = useApolloClient();
  const [send] = useMutation(AssignRiderMutation);
  const [chosen, setChosen] = useState<string>();
  const [isOpened, setIsOpened] = useState(false);
  const toggle = (isNow: boolean) => {
    setIsOpened(isNow && chosen === undefined);
    // Somebody may have come or gone. Without an answer the list stays; the server refuses who has gone.
    if (isNow) client.refetchQueries({ include: [OrderRidersQuery] }).catch(() => undefined);
  };

  const assign = async (riderId: string) => {
    if (riderId === (rider?.id ?? '')) return;
    setChosen(riderId);
    try {
      await send({ variables: { orderId: id, riderId: riderId || null, version } });
    } catch (error) {
      toast.error(errorMessage(error, say('rider.failed')), { icon: false });
    }
    setChosen(undefined);
  };
  // Somebody who delivers no more may still have the order for a moment.
  const people = rider && !riders.some((each) => each.id === rider.id) ? [rider, ...riders] : riders;
  const options = [{ id: '', name: t('rider.nobody') }, ...people];
  const value = chosen ?? rider?.id ?? '';
  const name = options.find((each) => each.id === value)?.name;
  return (
    <div className={styles['rider']}>
      <Menu.Root open={isOpened} onOpenChange={toggle}>
        <Menu.Trigger
          render={<Button variant="secondary" size="sm" loading={chosen !== undefined} />}
          className={styles['trigger']}
        >
          <span className={styles['value']}>{t('rider.delivers', { name: name ?? '' })}</span>
          <ChevronDownIcon />
        </Menu.Trigger>
        {/* Outside of the card, which is painted only near the screen, but within a landmark. */}
        <Menu.Portal container={document.querySelector('main')}>
          <Menu.Positioner className={popup['positioner']} align="start" sideOffset={6} collisionPadding={8}>
            <Menu.Popup className={`${popup['popup']} ${styles['people']}`}>
              <Menu.RadioGroup value={value} onValueChange={(riderId: string) => void assign(riderId)}>
                {options.map((each) => (
                  <Menu.RadioItem key={each.id} value={each.id} closeOnClick className={styles['person']}>
                    <Menu.RadioItemIndicator keepMounted className={styles['check']}>
                      <CheckIcon />
                    </Menu.RadioItemIndicator>
                    <span className="anywhere">{each.name}</span>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {rider && rider.id === user?.id && (
        <Link to="/admin/deliveries" className={`row small ${styles['own']}`}>
          {t('rider.own')}
        </Link>
      )}
    </div>
  );
}
