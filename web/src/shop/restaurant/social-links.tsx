import { useTexts } from '../texts/texts';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import styles from './social-links.module.css';

export function SocialLinks() {
  const t = useTexts();
  const { links } = useRestaurant();
  if (links.length === 0) return null;
  return (
    <ul className={`flex wrap gap-x-4 ${styles['links']}`} aria-label={t('footer.social')}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="visually-hidden"> {t('footer.newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
