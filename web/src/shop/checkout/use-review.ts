import { useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { OrderWay } from '../../gql/graphql';
import { say } from '../texts/texts';
import { focusConfirmPhone } from './checkout-focus';
import { checkoutObstacle } from './checkout-obstacle';
import { checkoutFields } from './placement-problem';
import type { OrderForm } from './use-order-form';

/** The last look at an order: says what keeps it from being placed, or asks for confirmation. */
export function useReview(form: OrderForm, onGoneLines: () => void) {
  const { cart, way, quote, refuseField } = form;
  const { totalRupees } = quote;
  /** What is to be confirmed: another price or way closes the dialog. */
  const [toConfirm, setToConfirm] = useState<{ readonly totalRupees: number; readonly way: OrderWay }>();
  const [areLinesChecked, setAreLinesChecked] = useState(false);
  const isSame = toConfirm?.totalRupees === totalRupees && toConfirm.way === way;
  const isConfirming = isSame && cart.goneLines.length === 0;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a dialog that a change has closed does not open when it is undone
    if (!isConfirming) setToConfirm(undefined);
  }, [isConfirming]);

  return {
    review: () => {
      const obstacle = checkoutObstacle(form);
      if (!obstacle) {
        setToConfirm({ totalRupees, way });
        return;
      }
      const { at, text } = obstacle;
      (at === 'fee' ? toast.info : toast.error)(text, { toastId: text });
      const field = checkoutFields.find((each) => each === at);
      if (field) refuseField(field, text);
      if (at === 'invalid lines') setAreLinesChecked(true);
      if (at === 'gone lines') onGoneLines();
      if (at === 'code' && form.input.phone === '') refuseField('phone', say('checkout.phoneMissing'));
      else if (at === 'code') focusConfirmPhone();
    },
    isConfirming,
    stopConfirming: () => setToConfirm(undefined),
    /** Whether lines with invalid ids are marked. */
    areLinesChecked,
  };
}
