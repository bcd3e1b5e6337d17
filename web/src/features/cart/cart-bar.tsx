import { Link } from 'react-router-dom';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../../texts/texts';
import { useCart } from './cart';
import styles from './cart-bar.module.css';
import { useLiveCart } from './use-live-cart';

/** On phones: what is in the cart, always under the thumb. */
export function CartBar() {
  const { count } = useCart();
  return count > 0 && <FilledCartBar />;
}

/** At the prices of today, as the cart has them. */
function FilledCartBar() {
  const t = useTexts();
  const { count, totalRupees } = useLiveCart();
  return (
    <Link to="/cart" className={styles['bar']}>
      <span>
        {t('cart.items', { count })} · <Price rupees={totalRupees} />
      </span>
      <span>{t('cart.view')}</span>
    </Link>
  );
}
