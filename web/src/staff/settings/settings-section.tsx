import { useId, type ReactNode } from 'react';
import { Card } from '../../shared/ui/card';
import styles from './settings-page.module.css';

interface SettingsSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card>
      <section className={`stack gap-4 ${styles['section']}`} aria-labelledby={id}>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {hint && <p className="muted small">{hint}</p>}
        {children}
      </section>
    </Card>
  );
}
