import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { OrderLinesFragment } from '../../gql/graphql';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { ReportDialog } from './report-dialog';

const OrderProblemFragment = graphql(`
  fragment OrderProblem on Order {
    id
    placedAt
    slotAt
    problem {
      id
      reason
      dishes
      text
      answeredAt
      reply
    }
  }
`);

/** The server refuses later reports. */
const reportMs = 7 * 86_400_000;

interface OrderProblemProps {
  readonly order: FragmentType<typeof OrderProblemFragment>;
}

/** What the customer has reported, with its answer. */
export function OrderProblem({ order: masked }: OrderProblemProps) {
  const t = useTexts();
  const { problem } = readFragment(OrderProblemFragment, masked);
  if (!problem) return null;
  const { reason, dishes, text, answeredAt, reply } = problem;
  const said = [dishes.join(', '), text].filter(Boolean).join(': ');
  return (
    <Notice tone={answeredAt ? 'success' : 'info'}>
      <p className="bold">{t(answeredAt ? 'orderProblem.answered' : 'orderProblem.sent')}</p>
      <p>{t(`orderProblem.${reason}`)}</p>
      {said && <p className="as-typed">{said}</p>}
      {answeredAt && (
        <p className="as-typed">{reply ? t('orderProblem.reply', { reply }) : t('orderProblem.noReply')}</p>
      )}
    </Notice>
  );
}

/** Opens the report, while one can be made. */
export function ReportProblem({
  order: masked,
  items,
}: OrderProblemProps & Pick<OrderLinesFragment, 'items'>) {
  const t = useTexts();
  const { id, placedAt, slotAt, problem } = readFragment(OrderProblemFragment, masked);
  const [now] = useState(Date.now);
  const [isOpen, setIsOpen] = useState(false);
  const isTooLate = now > Date.parse(slotAt ?? placedAt) + reportMs;
  if (isTooLate || (problem && !problem.answeredAt)) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('orderProblem.open')}
      </Button>
      {isOpen && <ReportDialog orderId={id} items={items} onClose={() => setIsOpen(false)} />}
    </>
  );
}
