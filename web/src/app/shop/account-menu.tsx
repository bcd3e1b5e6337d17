import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { linksOf } from '../../domain/session/screen';
import { can, isDevice, isStaff, useSession, type SessionUser } from '../../domain/session/session';
import { shopScreens } from '../../shop/screens';
import { useLeave } from '../../domain/session/use-leave';
import { ChevronDownIcon } from '../../shared/ui/icons';
import { useTexts } from '../../shop/texts/texts';
import popup from '../../shared/ui/popup.module.css';
import styles from '../layout.module.css';

const staffLinks = (user: SessionUser | null) => {
  if (can(user, 'VIEW_DASHBOARD')) return [{ to: '/admin/dashboard', label: 'nav.adminDashboard' } as const];
  return isStaff(user) ? [{ to: '/admin', label: 'nav.staffArea' } as const] : [];
};

export function AccountMenu() {
  const t = useTexts();
  const { user } = useSession();
  const leave = useLeave('/');
  const box = useRef<HTMLDivElement>(null);
  const destinations = [
    ...linksOf(shopScreens, 'account', user),
    ...staffLinks(user),
    ...linksOf(shopScreens, 'help', user),
  ];
  return (
    <div ref={box}>
      <Menu.Root modal={false}>
        <Menu.Trigger className={styles['link']}>
          {t('nav.myAccount')} <ChevronDownIcon />
        </Menu.Trigger>
        <Menu.Portal container={box}>
          <Menu.Positioner
            className={popup['positioner']}
            align="start"
            sideOffset={6}
            collisionPadding={8}
            positionMethod="fixed"
          >
            <Menu.Popup className={`${popup['popup']} ${styles['menu']}`}>
              {destinations.map(({ to, label }) => (
                <Menu.LinkItem key={to} closeOnClick className={styles['item']} render={<Link to={to} />}>
                  {t(label)}
                </Menu.LinkItem>
              ))}
              {!isDevice(user) && (
                <Menu.Item className={styles['item']} onClick={leave}>
                  {t('nav.logout')}
                </Menu.Item>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
