import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { CheckField } from '../../shared/ui/check-field';
import { say, useTexts } from '../texts/texts';

const NotTakenFragment = graphql(`
  fragment NotTaken on Order {
    id
    isNotTaken
  }
`);

const SetOrderNotTakenMutation = graphql(`
  mutation SetOrderNotTaken($id: ID!, $isNotTaken: Boolean!) {
    setOrderNotTaken(id: $id, isNotTaken: $isNotTaken) {
      ...NotTaken
      ...OrderState
      ...OrderChanges
      ...Takings
      customer {
        ...CustomerOrders
      }
    }
  }
`);

/** Whether nobody took the order: then its customer orders nothing in cash. */
export function NotTaken({ order: masked }: { readonly order: FragmentType<typeof NotTakenFragment> }) {
  const t = useTexts();
  const { id, isNotTaken } = readFragment(NotTakenFragment, masked);
  const [send, { loading }] = useMutation(SetOrderNotTakenMutation);
  const set = (isChecked: boolean) =>
    send({ variables: { id, isNotTaken: isChecked } }).catch((error: unknown) => {
      toast.error(errorMessage(error, say('adminOrders.updateFailed')));
    });
  return (
    <CheckField
      className="gap-3 semibold"
      checked={isNotTaken}
      disabled={loading}
      onChange={(isChecked) => void set(isChecked)}
      label={
        <span>
          {t('adminOrders.notTaken')}{' '}
          <small className="block muted small normal">{t('adminOrders.notTakenHint')}</small>
        </span>
      }
    />
  );
}
