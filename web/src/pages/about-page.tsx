import chef from '../assets/chef.svg';
import hamburger from '../assets/hamburger.svg';
import quick from '../assets/quick.svg';
import scooter from '../assets/scooter.svg';
import sparkles from '../assets/sparkles.svg';
import { addressLine, useRestaurant } from '../shared/lib/restaurant';
import { Card } from '../shared/ui/card';
import { Page } from '../shared/ui/page';
import { SocialLinks } from '../shared/ui/social-links';
import { useTexts } from '../texts/texts';
import styles from './about-page.module.css';

const points = [
  [quick, 'about.quick', 'about.quickText'],
  [chef, 'about.chefs', 'about.chefsText'],
  [hamburger, 'about.menu', 'about.menuText'],
  [sparkles, 'about.clean', 'about.cleanText'],
  [scooter, 'about.fast', 'about.fastText'],
] as const;

export function AboutPage() {
  const t = useTexts();
  const restaurant = useRestaurant();
  const { phone, email } = restaurant;
  return (
    <Page title={t('about.title')} width="wide">
      <p className={styles['intro']}>{t('about.intro')}</p>
      <ul className={styles['points']}>
        {points.map(([picture, title, text]) => (
          <li key={title} className={styles['point']}>
            <img src={picture} alt="" width={48} height={48} />
            <h2>{t(title)}</h2>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
      <Card className={styles['contact']}>
        <h2>{t('about.contact')}</h2>
        <address>
          {t('about.phone')} <a href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>{phone}</a>
          <br />
          {t('about.email')} <a href={`mailto:${email}`}>{email}</a>
          <br />
          {addressLine(restaurant)}
        </address>
        <SocialLinks />
      </Card>
    </Page>
  );
}
