import { useTexts } from '../texts/texts';
import { useOrderWay } from '../../domain/basket/use-order-way';
import { useBasket } from '../../domain/basket/use-basket';
import { tableName } from '../../domain/restaurant/table-name';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';

/** Says at which table the customer orders. */
export function TableNote() {
  const t = useTexts();
  const { table } = useOrderWay();
  const { leave } = useBasket().table;
  if (!table) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" size="sm" onClick={leave}>
          {t('table.leave')}
        </Button>
      }
    >
      {t('table.here', { name: tableName(table.name) })}
    </Notice>
  );
}
