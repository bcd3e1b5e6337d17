import { Link } from 'react-router-dom';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../texts/texts';
import { useBasket } from '../../domain/basket/use-basket';
import styles from './cart-bar.module.css';
import { totalOf } from '../../domain/basket/lines';
import { liveLines, type DriftDish } from './menu-drift';

/** The cart's summary at the bottom of a phone's screen, with present prices. @param menu undefined while unknown */
export function CartBar({ menu }: { readonly menu: readonly DriftDish[] | undefined }) {
  const t = useTexts();
  const { count, lines } = useBasket();
  if (count === 0) return null;
  const totalRupees = totalOf(liveLines(lines, menu).filter(({ isGone }) => !isGone));
  return (
    <Link to="/cart" className={styles['bar']}>
      <span>
        {t('cart.items', { count })} · <Price rupees={totalRupees} />
      </span>
      <span>{t('cart.view')}</span>
    </Link>
  );
}
