import { useTexts } from '../texts/texts';
import { leaveTable } from '../../domain/orders/order-table';
import { useOrderWay } from '../../domain/orders/order-way';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';

/** Says at which table the customer orders. */
export function TableNote() {
  const t = useTexts();
  const { table } = useOrderWay();
  if (!table) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" size="sm" onClick={leaveTable}>
          {t('table.leave')}
        </Button>
      }
    >
      {t('table.here', { name: table.name })}
    </Notice>
  );
}
