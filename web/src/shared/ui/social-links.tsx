import { useTexts } from '../../texts/texts';
import styles from './social-links.module.css';

const networks = [
  ['Instagram', 'https://www.instagram.com/'],
  ['Facebook', 'https://www.facebook.com/'],
  ['X', 'https://x.com/'],
  ['YouTube', 'https://www.youtube.com/'],
] as const;

export function SocialLinks() {
  const t = useTexts();
  return (
    <ul className={styles['links']} aria-label={t('footer.social')}>
      {networks.map(([name, href]) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="visually-hidden"> {t('footer.newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
