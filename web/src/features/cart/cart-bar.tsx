import { Link } from 'react-router-dom';
import { Price } from '../../shared/ui/price';
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
  const { count, totalRupees } = useLiveCart();
  return (
    <Link to="/cart" className={styles['bar']}>
      <span>
        {count} {count === 1 ? 'item' : 'items'} · <Price rupees={totalRupees} />
      </span>
      <span>View cart</span>
    </Link>
  );
}
