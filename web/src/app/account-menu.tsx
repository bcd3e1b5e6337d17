import { Menu } from '@base-ui/react/menu';
import { Link } from 'react-router-dom';
import { useSession } from '../features/session/session';
import { useLeave } from '../features/session/use-leave';
import { ChevronDownIcon } from '../shared/ui/icons';
import styles from './layout.module.css';

export function AccountMenu() {
  const { user } = useSession();
  const leave = useLeave('/');
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={styles['link']}>
        MY ACCOUNT <ChevronDownIcon />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles['positioner']} sideOffset={6} align="start">
          <Menu.Popup className={styles['popup']}>
            <Item to="/order-history">Order History</Item>
            <Item to="/booking-details">Bookings</Item>
            {user?.role === 'admin' && <Item to="/admin/dashboard">Admin Dashboard</Item>}
            <Item to="/contact">Contact Us</Item>
            <Menu.Item className={styles['item']} onClick={leave}>
              Logout
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
