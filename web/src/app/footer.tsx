import { Link } from 'react-router-dom';
import { useRestaurant } from '../shared/lib/restaurant';
import { SocialLinks } from '../shared/ui/social-links';
import { useTexts } from '../texts/texts';
import { LanguageSwitch } from './language-switch';
import styles from './layout.module.css';

export function Footer() {
  const t = useTexts();
  const { name, tableHours } = useRestaurant();
  return (
    <footer className={styles['footer']}>
      <div className={styles['footerInner']}>
        <ul className={styles['footerLinks']}>
          <li>
            <Link to="/">{t('nav.home')}</Link>
          </li>
          <li>
            <Link to="/menu">{t('nav.menu')}</Link>
          </li>
          <li>
            <Link to="/about">{t('nav.about')}</Link>
          </li>
          <li>
            <Link to="/contact">{t('nav.contact')}</Link>
          </li>
        </ul>
        <SocialLinks />
        <LanguageSwitch />
        <p className={styles['small']}>{tableHours.includes(null) ? name : t('footer.open', { name })}</p>
      </div>
    </footer>
  );
}
