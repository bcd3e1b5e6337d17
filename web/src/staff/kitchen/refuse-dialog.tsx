import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql';
import type { CancelReason } from '../../gql/graphql';
import { useSubmit } from '../../shared/form/use-submit';
import { Button } from '../../shared/ui/button';
import { DialogActions } from '../../shared/ui/dialog-box';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { RadioCards } from '../../shared/ui/radio-cards';
import { cancelReasons } from '../orders/cancel-reason-fields';
import { useTexts } from '../texts/texts';
import { BoardDialog } from './board-dialog';
import type { KitchenOrder } from './kitchen-order';

/** In the owner's own words. */
const RefusalReasonsQuery = graphql(`
  query RefusalReasons {
    restaurant {
      acceptance {
        reasons
      }
    }
  }
`);

interface RefuseDialogProps {
  readonly order: KitchenOrder;
  /** Throws the error of the server or the network. */
  readonly onRefuse: (reason: CancelReason, text: string | undefined) => Promise<void>;
  readonly onClose: () => void;
}

const ownPrefix = 'own ';

/** Asks why an order is refused, and says what happens to the money. It stays open until the server has answered. */
export function RefuseDialog({ order, onRefuse, onClose }: RefuseDialogProps) {
  const t = useTexts();
  const { data } = useQuery(RefusalReasonsQuery, { fetchPolicy: 'cache-and-network' });
  const reasons = data?.restaurant.acceptance.reasons ?? [];
  const [chosen, setChosen] = useState<string>();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const own = chosen?.startsWith(ownPrefix) ? chosen.slice(ownPrefix.length) : undefined;
  const reason = cancelReasons.find((each) => each === chosen) ?? 'OTHER';
  const words = (own ?? text).trim();
  const lacksWords = reason === 'OTHER' && !words;
  const form = useSubmit(async () => {
    setIsTried(true);
    if (!chosen || lacksWords) return;
    await onRefuse(reason, words || undefined);
    onClose();
  }, t('kitchen.refuseFailed'));
  const close = () => {
    if (!form.isSending) onClose();
  };
  return (
    <BoardDialog role="alertdialog" title={t('kitchen.refuseTitle', { name: order.name })} onClose={close}>
      <form className="stack gap-4" onSubmit={form.submit}>
        <p className="bold" aria-hidden>
          {t('kitchen.refuseReason')}
        </p>
        <RadioCards
          legend={t('kitchen.refuseReason')}
          name="refuse-reason"
          stacked
          options={[
            ...reasons.map((each) => ({ value: `${ownPrefix}${each}`, label: each })),
            ...cancelReasons.map((each) => ({ value: each, label: t(`cancelReason.${each}`) })),
          ]}
          value={chosen}
          onChange={setChosen}
          error={isTried && !chosen ? t('kitchen.refuseChoose') : undefined}
        />
        {chosen && own === undefined && (
          <TextField
            label={t(reason === 'OTHER' ? 'cancelReason.text' : 'cancelReason.more')}
            value={text}
            maxLength={200}
            error={isTried && lacksWords ? t('cancelReason.missing') : undefined}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <p>{t(order.paymentMode === 'ONLINE' ? 'kitchen.refusePaid' : 'kitchen.refuseCash')}</p>
        {form.message && <Notice tone="error">{form.message}</Notice>}
        <DialogActions>
          <Button variant="secondary" size="lg" disabled={form.isSending} onClick={close}>
            {t('kitchen.refuseNot')}
          </Button>
          <Button type="submit" variant="danger" size="lg" data-primary loading={form.isSending}>
            {t('kitchen.refuseConfirm')}
          </Button>
        </DialogActions>
      </form>
    </BoardDialog>
  );
}
