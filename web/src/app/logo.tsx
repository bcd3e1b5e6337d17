import { Link } from 'react-router-dom';
import styles from './layout.module.css';

export function Logo() {
  return (
    <Link to="/" className={styles['logo']} aria-label="Chowk Street Kitchen, home">
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={32} height={32} />
      Chowk
    </Link>
  );
}
