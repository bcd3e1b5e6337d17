import { Link } from 'react-router-dom';
import { useTexts } from '../texts/texts';
import styles from './layout.module.css';

export function Logo() {
  const t = useTexts();
  return (
    <Link to="/" className={styles['logo']} aria-label={t('nav.logo')}>
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={32} height={32} />
      Chowk
    </Link>
  );
}
