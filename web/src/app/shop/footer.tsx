import { Link } from 'react-router-dom';
import { addressLine, useRestaurant } from '../../domain/restaurant/restaurant';
import { telephoneLink } from '../../shared/lib/telephone-link';
import { SocialLinks } from '../../shop/restaurant/social-links';
import { linksOf } from '../../domain/session/screen';
import { shopScreens } from '../../shop/screens';
import { useTexts } from '../../shop/texts/texts';
import styles from './footer.module.css';
import { LanguageSwitch } from '../language-switch';
import layout from '../layout.module.css';

/** The authority's page for complaints about food, to which shops must link. */
const foodSafetyConnect = 'https://foscos.fssai.gov.in/consumergrievance';

export function Footer() {
  const t = useTexts();
  const restaurant = useRestaurant();
  const { name, phone, orderHours, bookingHours } = restaurant;
  const address = addressLine(restaurant);
  const isOpenDaily = [...bookingHours, ...(orderHours ?? [])].every((day) => day.length > 0);
  return (
    <footer className={layout['footer']}>
      <div className={layout['footerInner']}>
        <Links place="footer" />
        <SocialLinks />
        <LanguageSwitch />
        <div className={styles['small']}>
          <address>
            <p>{isOpenDaily ? t('footer.open', { name }) : name}</p>
            {address && <p>{address}</p>}
            {phone && <a href={telephoneLink(phone)}>{phone}</a>}
          </address>
          <Registrations />
          <Links place="legal" />
        </div>
      </div>
    </footer>
  );
}

function Links({ place }: { readonly place: 'footer' | 'legal' }) {
  const t = useTexts();
  return (
    <ul className={layout['footerLinks']}>
      {linksOf(shopScreens, place, null).map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{t(label)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** What the law asks every page of the shop to say. */
function Registrations() {
  const t = useTexts();
  const { fssai, gstin, grievanceName, grievanceEmail, grievancePhone } = useRestaurant();
  const hasGrievance = grievanceName ?? grievanceEmail ?? grievancePhone;
  if (!fssai && !gstin && !hasGrievance) return null;
  return (
    <div>
      {fssai && (
        <p>
          {t('footer.fssai', { number: fssai })}{' '}
          <a href={foodSafetyConnect} target="_blank" rel="noreferrer">
            {t('footer.foodSafety')}
            <span className="visually-hidden"> {t('footer.newTab')}</span>
          </a>
        </p>
      )}
      {gstin && <p>{t('footer.gstin', { number: gstin })}</p>}
      {hasGrievance && (
        <p>
          {t('footer.grievance')} {grievanceName}{' '}
          {grievanceEmail && <a href={`mailto:${grievanceEmail}`}>{grievanceEmail}</a>}{' '}
          {grievancePhone && <a href={telephoneLink(grievancePhone)}>{grievancePhone}</a>}
        </p>
      )}
    </div>
  );
}
