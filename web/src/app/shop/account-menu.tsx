import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { linksOf } from '../../domain/session/screen';
import { can, isStaff, useSession, type SessionUser } from '../../domain/session/session';
import { shopScreens } from '../../shop/screens';
import { useLeave } from '../../domain/session/use-leave';
import { ChevronDownIcon } from '../../shared/ui/icons';
import { useTexts } from '../../shop/texts/texts';
import styles from '../layout.module.css';

/** The target of each key, by index and number of entries. */
const moves: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const staffLinks = (user: SessionUser | null) => {
  if (can(user, 'VIEW_DASHBOARD')) return [{ to: '/admin/dashboard', label: 'nav.adminDashboard' } as const];
  return isStaff(user) ? [{ to: '/admin', label: 'nav.staffArea' } as const] : [];
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
    ...linksOf(shopScreens, 'account', user),
    ...staffLinks(user),
    ...linksOf(shopScreens, 'help', user),
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
          {destinations.map(({ to, label }) => (
            <Link key={to} to={to} {...item} onClick={close}>
              {t(label)}
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
