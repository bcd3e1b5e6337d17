import { formatPhone } from '../../shared/lib/format';
import { whatsappLink } from '../../domain/restaurant/restaurant';
import { telephoneLink } from '../../shared/lib/telephone-link';
import { useTexts } from '../texts/texts';
import styles from './customer-phone.module.css';

/** Calls the customer, or writes to them. */
export function CustomerPhone({ phone }: { readonly phone: string }) {
  const t = useTexts();
  return (
    <span className={`flex wrap gap-x-4 ${styles['phone']}`}>
      <a href={telephoneLink(phone)}>{formatPhone(phone)}</a>
      <a href={whatsappLink(phone)} target="_blank" rel="noreferrer">
        {t('adminOrders.whatsapp')}
      </a>
    </span>
  );
}
