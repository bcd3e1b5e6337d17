import { Button } from '../../../shared/ui/button';
import { can, useSession } from '../../session/session';
import { PopupButton } from '../popup-button';
import { useTexts } from '../texts/texts';
import styles from './sold-out-button.module.css';
import { useSetSoldOut } from './use-set-sold-out';

interface SoldOutButtonProps {
  readonly dish: { readonly id: string; readonly name: string };
}

/** Says for how long a dish is sold out, or that it is available again. */
export function SoldOutButton({ dish }: SoldOutButtonProps) {
  const t = useTexts();
  const { user } = useSession();
  const set = useSetSoldOut();
  const label = t('soldOut.label', { name: dish.name });
  const periods = [
    ['UNTIL_CLOSING', t('adminOrdering.untilClosing')],
    ['UNTIL_TOMORROW', t('soldOut.untilTomorrow')],
    ['UNTIL_FURTHER_NOTICE', t('soldOut.untilFurtherNotice')],
    ['NONE', t('soldOut.available')],
  ] as const;
  if (!can(user, 'UPDATE_ORDERS')) return null;
  return (
    <div className={styles['anchor']}>
      <PopupButton
        label={label}
        buttonLabel={label}
        popupClassName={styles['popup']}
        popup={(close) =>
          periods.map(([period, text]) => (
            <Button
              key={period}
              size="sm"
              variant="secondary"
              onClick={() => {
                close();
                void set(dish, period);
              }}
            >
              {text}
            </Button>
          ))
        }
      >
        {t('menu.soldOut')}
      </PopupButton>
    </div>
  );
}
