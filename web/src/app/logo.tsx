import { Link } from 'react-router-dom';
import { srcSetOf } from '../shared/lib/picture-files';
import { useRestaurant } from '../domain/restaurant/restaurant';
import { useTexts } from '../texts/texts';
import styles from './layout.module.css';

export function Logo() {
  const t = useTexts();
  const { name, shortName, logo } = useRestaurant();
  // The accessible name contains the visible text (WCAG 2.5.3).
  const spoken = name.includes(shortName) ? name : `${shortName}, ${name}`;
  return (
    <Link to="/" className={styles['logo']} aria-label={t('nav.logo', { name: spoken })}>
      {logo ? (
        <img className={styles['ownLogo']} src={logo} srcSet={srcSetOf(logo, 'webp')} sizes="6rem" alt="" />
      ) : (
        <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={32} height={32} />
      )}
      <span className={styles['name']}>{shortName}</span>
    </Link>
  );
}
