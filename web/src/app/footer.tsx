import { Link } from 'react-router-dom';
import { addressLine, useRestaurant } from '../shared/lib/restaurant';
import { telephoneLink } from '../shared/lib/telephone-link';
import { SocialLinks } from '../shared/ui/social-links';
import { useTexts } from '../texts/texts';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch';
import layout from './layout.module.css';

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
        <ul className={layout['footerLinks']}>
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
        <div className={styles['small']}>
          <address>
            <p>{isOpenDaily ? t('footer.open', { name }) : name}</p>
            {address && <p>{address}</p>}
            {phone && <a href={telephoneLink(phone)}>{phone}</a>}
          </address>
          <Registrations />
          <ul className={layout['footerLinks']}>
            <li>
              <Link to="/privacy">{t('footer.privacy')}</Link>
            </li>
            <li>
              <Link to="/terms">{t('footer.terms')}</Link>
            </li>
            <li>
              <Link to="/refunds">{t('footer.refunds')}</Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
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
