import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { NotificationBell } from '../../domain/notifications/notification-bell';
import { can, isDevice, useSession } from '../../domain/session/session';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { TabletBar } from '../../staff/device/tablet-bar';
import { useStaffLinks } from '../../staff/links';
import { OrderingControl } from '../../staff/ordering/ordering-control';
import { NewOrdersBar, NewOrdersProvider } from '../../staff/orders/new-orders';
import { PaletteButton } from '../../staff/palette/palette-button';
import { PrintingProvider } from '../../staff/printing/printing';
import { PrintStation } from '../../staff/printing/print-station';
import { SetupWarnings } from '../../staff/setup/setup-warnings';
import { ShortcutsProvider } from '../../staff/shortcuts/shortcuts';
import { useTexts } from '../../staff/texts/texts';
import { LanguageSwitch } from '../language-switch';
import layout from '../layout.module.css';
import { SkipLink } from '../skip-link';
import { useKeptFocus } from '../use-kept-focus';
import { useRouteFocus } from '../use-route-focus';
import { StaffFrame } from './staff-frame';
import { StaffSections } from './staff-sections';

export function StaffLayout() {
  const t = useTexts();
  const main = useRouteFocus<HTMLElement>();
  useKeptFocus(main);
  const { user } = useSession();
  const start = useStaffLinks('start');
  const screen = (
    <main ref={main} tabIndex={-1} className={layout['main']}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Outlet />
      </Suspense>
    </main>
  );
  return (
    <ShortcutsProvider>
      <SkipLink target={main} />
      <StaffFrame
        tools={
          <>
            <OrderingControl />
            <PaletteButton />
          </>
        }
        links={start.map(({ to, label }) => (
          <NavLink key={to} to={to} className={layout['link']}>
            {t(label)}
          </NavLink>
        ))}
        end={isDevice(user) ? <TabletBar /> : <NotificationBell />}
        sections={<StaffSections />}
      >
        {can(user, 'EDIT_RESTAURANT') && <SetupWarnings />}
        {can(user, 'VIEW_ORDERS') ? (
          <NewOrdersProvider>
            <NewOrdersBar />
            <PrintingProvider>
              <PrintStation />
              {screen}
            </PrintingProvider>
          </NewOrdersProvider>
        ) : (
          screen
        )}
        <footer className={layout['footer']}>
          <div className={layout['footerInner']}>
            <LanguageSwitch />
          </div>
        </footer>
      </StaffFrame>
    </ShortcutsProvider>
  );
}
