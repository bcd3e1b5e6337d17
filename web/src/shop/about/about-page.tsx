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
import { AboutText } from './about-text';

export function AboutPage() {
  const t = useTexts();
  const { name, coordinates } = useRestaurant();
  const place = movedPin(coordinates);
  return (
    <Page width="wide">
      <AboutText />
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
