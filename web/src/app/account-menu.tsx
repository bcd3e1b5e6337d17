import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { can, useSession } from '../features/session/session';
import { useLeave } from '../features/session/use-leave';
import { ChevronDownIcon } from '../shared/ui/icons';
import { useTexts } from '../texts/texts';
import styles from './layout.module.css';

/** The target of each key, by index and number of entries. */
const moves: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A menu button: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export function AccountMenu() {
  const t = useTexts();
  const { user } = useSession();
  const leave = useLeave('/');
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    const all = entries();
    const next = moves[event.key]?.(all.indexOf(event.target as HTMLElement), all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  const item = { role: 'menuitem', tabIndex: -1, className: styles['item'] };
  const destinations = [
    { to: '/order-history', name: t('nav.orderHistory') },
    { to: '/booking-details', name: t('nav.bookings') },
    ...(can(user, 'VIEW_DASHBOARD') ? [{ to: '/admin/dashboard', name: t('nav.adminDashboard') }] : []),
    { to: '/contact', name: t('nav.contactUs') },
  ];

  return (
    <div
      className={styles['account']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles['link']}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // Safari does not focus pressed buttons: the menu would close on blur, and the click would reopen it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (open ? close() : setOpen(true))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t('nav.myAccount')} <ChevronDownIcon />
      </button>
      {open && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={t('nav.myAccount')}
          className={styles['popup']}
          onKeyDown={move}
        >
          {destinations.map(({ to, name }) => (
            <Link key={to} to={to} {...item} onClick={close}>
              {name}
            </Link>
          ))}
          <button type="button" {...item} onClick={leave}>
            {t('nav.logout')}
          </button>
        </div>
      )}
    </div>
  );
}
