import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useLeave } from '../../domain/session/use-leave';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { useTexts } from '../../texts/texts';
import styles from '../layout.module.css';
import { Logo } from '../logo';
import { ShopNotices } from '../shop-notices';
import { useHeaderHeight } from '../use-header-height';

/** Header and `main` of the staff area while its session or code is loading. */
export function StaffFrame({ children = <ScreenSkeleton /> }: { readonly children?: ReactNode }) {
  const t = useTexts();
  const header = useHeaderHeight();
  const leave = useLeave('/login');
  return (
    <div className={styles['layout']}>
      <header ref={header} className={styles['header']}>
        <nav className={styles['bar']} aria-label={t('nav.main')}>
          <Logo />
          <div className={styles['staffLinks']}>
            <NavLink to="/" className={styles['link']}>
              {t('nav.home')}
            </NavLink>
            <button type="button" className={styles['link']} onClick={leave}>
              {t('nav.logout')}
            </button>
          </div>
        </nav>
        <ShopNotices />
      </header>
      <main tabIndex={-1} className={styles['main']}>
        {children}
      </main>
    </div>
  );
}
