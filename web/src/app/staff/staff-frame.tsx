import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { isDevice, mayOrder, useSession } from '../../domain/session/session';
import { useLeave } from '../../domain/session/use-leave';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { useTexts } from '../../texts/texts';
import layout from '../layout.module.css';
import { Logo } from '../logo';
import { ShopNotices } from '../shop-notices';
import { useHeaderHeight } from '../use-header-height';
import styles from './staff-frame.module.css';

interface StaffFrameProps {
  /** Between the logo and the links of the header. */
  readonly tools?: ReactNode;
  /** After the link to the customers' home. */
  readonly links?: ReactNode;
  /** At the end of the header. */
  readonly end?: ReactNode;
  readonly sections?: ReactNode;
  readonly children: ReactNode;
}

/** Header, navigation and contents of the staff area. The header stays one line at every width. */
export function StaffFrame({ tools, links, end, sections, children }: StaffFrameProps) {
  const t = useTexts();
  const header = useHeaderHeight();
  const { user } = useSession();
  const leave = useLeave('/login');
  return (
    <div className={styles['frame']}>
      <header ref={header} className={`${layout['header']} ${styles['header']}`}>
        <div className={styles['bar']}>
          <Logo />
          {tools}
          <nav
            className={styles['links']}
            aria-label={t('nav.main')}
            // Without a navigation, as while the area loads, phones show it, too.
            data-alone={sections === undefined || undefined}
          >
            {mayOrder(user) && (
              <NavLink to="/" className={layout['link']}>
                {t('nav.home')}
              </NavLink>
            )}
            {links}
            {!isDevice(user) && (
              <button type="button" className={layout['link']} onClick={leave}>
                {t('nav.logout')}
              </button>
            )}
          </nav>
          {end}
        </div>
        <ShopNotices />
      </header>
      {sections}
      <div className={styles['contents']}>{children}</div>
    </div>
  );
}

/** While the session or the code of the staff area is loading. */
export function LoadingStaffFrame({ children = <ScreenSkeleton /> }: { readonly children?: ReactNode }) {
  return (
    <StaffFrame>
      <main tabIndex={-1} className={layout['main']}>
        {children}
      </main>
    </StaffFrame>
  );
}
