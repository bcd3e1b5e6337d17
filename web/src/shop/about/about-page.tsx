import chef from '../../assets/chef.svg';
import hamburger from '../../assets/hamburger.svg';
import quick from '../../assets/quick.svg';
import scooter from '../../assets/scooter.svg';
import sparkles from '../../assets/sparkles.svg';
import { movedPin } from '../../shared/lib/pin';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { Card } from '../../shared/ui/card';
import { ContactDetails } from '../restaurant/contact-details';
import { LazyPlacesMap } from '../../shared/ui/map/lazy-places-map';
import { OpeningHours } from '../../domain/restaurant/hours-list';
import { Page } from '../../shared/ui/page';
import { SocialLinks } from '../restaurant/social-links';
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
  const { name, coordinates } = useRestaurant();
  const place = movedPin(coordinates);
  return (
    <Page width="wide">
      <p className={styles['intro']}>{t('about.intro')}</p>
      <ul className={styles['points']}>
        {points.map(([picture, title, text]) => (
          <li key={title} className={`stack gap-2 content-start ${styles['point']}`}>
            <img src={picture} alt="" width={48} height={48} />
            <h2 className="text-lg">{t(title)}</h2>
            <p className="muted">{t(text)}</p>
          </li>
        ))}
      </ul>
      <div className={styles['visit']}>
        <Card className="stack gap-3 content-start">
          <h2 className="text-xl">{t('about.contact')}</h2>
          <ContactDetails />
          <SocialLinks />
        </Card>
        <Card>
          <OpeningHours />
        </Card>
      </div>
      {place && (
        <section className={styles['map']} aria-label={t('about.map', { name })}>
          <LazyPlacesMap places={[{ pin: place }]} />
        </section>
      )}
    </Page>
  );
}
