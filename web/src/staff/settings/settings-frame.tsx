import type { ComponentProps, ReactNode } from 'react';
import { SettingsNav } from './settings-nav';
import styles from './settings-page.module.css';

/** What the owner sets up, with links to the rest of it. */
export function SettingsFrame({
  children,
  ...nav
}: ComponentProps<typeof SettingsNav> & { readonly children: ReactNode }) {
  return (
    <div className={`stack gap-4 ${styles['layout']}`}>
      <SettingsNav {...nav} />
      <div className={`stack gap-4 content-start ${styles['form']}`}>{children}</div>
    </div>
  );
}
