import { Menu } from '@base-ui/react/menu';
import { Link } from 'react-router-dom';
import { useSession } from '../features/session/session';
import { useLeave } from '../features/session/use-leave';
import { ChevronDownIcon } from '../shared/ui/icons';
import { useTexts } from '../texts/texts';
import styles from './layout.module.css';

export function AccountMenu() {
  const t = useTexts();
  const { user } = useSession();
  const leave = useLeave('/');
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={styles['link']}>
        {t('nav.myAccount')} <ChevronDownIcon />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles['positioner']} sideOffset={6} align="start">
          <Menu.Popup className={styles['popup']}>
            <Item to="/order-history">{t('nav.orderHistory')}</Item>
            <Item to="/booking-details">{t('nav.bookings')}</Item>
            {user?.role === 'admin' && <Item to="/admin/dashboard">{t('nav.adminDashboard')}</Item>}
            <Item to="/contact">{t('nav.contactUs')}</Item>
            <Menu.Item className={styles['item']} onClick={leave}>
              {t('nav.logout')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Item({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Menu.Item className={styles['item']} render={<Link to={to} />}>
      {children}
    </Menu.Item>
  );
}
