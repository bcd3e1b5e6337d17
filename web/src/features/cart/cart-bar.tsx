import { Link } from 'react-router-dom';
import { Price } from '../../shared/ui/price';
import { useCart } from './cart';
import styles from './cart-bar.module.css';

/** On phones: what is in the cart, always under the thumb. */
export function CartBar() {
  const { count, totalRupees } = useCart();
  if (count === 0) return null;
  return (
    <Link to="/cart" className={styles['bar']}>
      <span>
        {count} {count === 1 ? 'item' : 'items'} · <Price rupees={totalRupees} />
      </span>
      <span>View cart</span>
    </Link>
  );
}
