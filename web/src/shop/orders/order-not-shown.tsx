import { errorCode, errorMessage } from '../../shared/lib/errors';
import { ButtonLink } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';

/** The viewer has no order with this id; a retry would not help. */
const unknownOrder = new Set(['NOT_FOUND', 'BAD_USER_INPUT']);

interface OrderNotShownProps {
  readonly error: unknown;
  /** What to say if the error says nothing. */
  readonly failure: string;
  readonly onRetry: () => unknown;
}

/** Why an order, or its bill, is not shown. */
export function OrderNotShown({ error, failure, onRetry }: OrderNotShownProps) {
  const t = useTexts();
  if (!unknownOrder.has(errorCode(error) ?? ''))
    return <RetryNotice onRetry={onRetry}>{errorMessage(error, failure)}</RetryNotice>;
  return (
    <Notice
      tone="error"
      action={
        <ButtonLink to="/order-history" variant="secondary" size="sm">
          {t('orders.yours')}
        </ButtonLink>
      }
    >
      {t('orders.notYours')}
    </Notice>
  );
}
