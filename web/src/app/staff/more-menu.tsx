import { Menu } from '@base-ui/react/menu';
import type { ReactNode, RefObject } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { isDevice, mayOrder, useSession } from '../../domain/session/session';
import { useLeave } from '../../domain/session/use-leave';
import { HomeIcon, LogoutIcon, MoreIcon } from '../../staff/icons';
import type { usePermittedScreens } from '../../staff/links';
import { useTexts } from '../../staff/texts/texts';
import popup from '../../shared/ui/popup.module.css';
import layout from '../layout.module.css';
import styles from './staff-sections.module.css';

interface MoreMenuProps {
  readonly screens: ReturnType<typeof usePermittedScreens>;
  /** The landmark of the opened menu. */
  readonly container: RefObject<HTMLElement | null>;
}

/** Below the screen of a tablet or phone: what has no room there or in the header, if there is any. */
export function MoreMenu({ screens, container }: MoreMenuProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  const { user } = useSession();
  const leave = useLeave('/login');
  const isTablet = isDevice(user);
  if (isTablet && screens.length === 0) return null;
  const isHere = screens.some(({ to }) => matchPath({ path: to, end: false }, pathname));
  const link = (to: string, icon: ReactNode, label: string) => (
    <Menu.LinkItem key={to} closeOnClick className={layout['item']} render={<NavLink to={to} end />}>
      {icon} {label}
    </Menu.LinkItem>
  );
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={`${styles['section']} ${styles['more']}`} data-current={isHere || undefined}>
        <span className={styles['icon']}>
          <MoreIcon />
        </span>
        <span className={styles['label']}>{t('admin.more')}</span>
      </Menu.Trigger>
      <Menu.Portal container={container}>
        <Menu.Positioner
          className={popup['positioner']}
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={8}
        >
          <Menu.Popup className={`${popup['popup']} ${layout['menu']}`}>
            {mayOrder(user) && link('/', <HomeIcon />, t('nav.home'))}
            {screens.map(({ to, title, Icon }) => link(to, Icon && <Icon />, t(title)))}
            {!isTablet && (
              <Menu.Item className={layout['item']} onClick={leave}>
                <LogoutIcon /> {t('nav.logout')}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
