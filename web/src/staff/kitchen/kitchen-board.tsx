import { Tabs } from '@base-ui/react/tabs';
import { useMemo, useState } from 'react';
import { narrow, useMedia } from '../../shared/lib/use-media';
import { useTexts } from '../texts/texts';
import { AheadRow } from './ahead-row';
import type { CardActs } from './kitchen-card';
import { KitchenColumn } from './kitchen-column';
import { isAhead, stages, type KitchenOrder, type Stage } from './kitchen-order';
import styles from './kitchen-board.module.css';

interface KitchenBoardProps extends CardActs {
  readonly orders: readonly KitchenOrder[];
}

/** Columns by stage; on phones, tabs show one of them. */
export function KitchenBoard({ orders, ...acts }: KitchenBoardProps) {
  const t = useTexts();
  const isNarrow = useMedia(narrow);
  const [shown, setShown] = useState<Stage>('NEW');
  const byStage = useMemo(
    () =>
      stages.map((stage) => ({
        stage,
        orders: orders.filter((order) => order.kitchenStage === stage && !isAhead(order)),
      })),
    [orders],
  );
  const columns = byStage.map((column) => <KitchenColumn key={column.stage} {...column} {...acts} />);
  const ahead = <AheadRow orders={orders.filter(isAhead)} open={acts.open} />;
  if (!isNarrow)
    return (
      <div className={styles['board']}>
        {ahead}
        <div className={styles['columns']}>{columns}</div>
      </div>
    );
  return (
    <Tabs.Root className={styles['board']} value={shown} onValueChange={(stage: Stage) => setShown(stage)}>
      {ahead}
      <Tabs.List className={styles['tabs']} aria-label={t('kitchen.stages')}>
        {byStage.map((column) => (
          <Tabs.Tab key={column.stage} value={column.stage} className={styles['tab']}>
            <span className="tabular bold">{column.orders.length}</span>{' '}
            <span className={styles['label']}>{t(`kitchenStage.${column.stage}`)}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shown} className={styles['columns']} tabIndex={-1}>
        {columns[stages.indexOf(shown)]}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
