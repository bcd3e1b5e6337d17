import { Outlet } from 'react-router-dom';
import { Footer } from './footer';
import styles from './layout.module.css';
import { Navbar } from './navbar';
import { PaymentFollowUp } from './payment-follow-up';
import { SkipLink } from './skip-link';
import { useRouteFocus } from './use-route-focus';

export function Layout() {
  const main = useRouteFocus<HTMLElement>();
  return (
    <div className={styles['layout']}>
      <SkipLink target={main} />
      <Navbar />
      <main ref={main} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <Footer />
      <PaymentFollowUp />
    </div>
  );
}
