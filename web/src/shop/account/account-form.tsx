import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Submit } from '../../shared/form/use-submit';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import styles from './session-form.module.css';

interface AccountFormProps {
  readonly form: Submit;
  /** Undefined: the children have a button. */
  readonly submitLabel: string | undefined;
  /** The link to the other form, which keeps the return target. */
  readonly other?: { readonly question: string; readonly to: string; readonly label: string };
  /** Beside the message of a refusal. */
  readonly action?: ReactNode;
  /** Below the form, for visitors who cannot fill it in. */
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** A screen for visitors: one form, and a link to the other one. */
export function AccountForm({ form, submitLabel, other, action, help, children }: AccountFormProps) {
  const location = useLocation();
  return (
    <Page width="narrow">
      <Card>
        <form className="stack gap-4" onSubmit={form.submit}>
          {form.message && (
            <Notice tone="error" action={action}>
              {form.message}
            </Notice>
          )}
          {children}
          {submitLabel && (
            <Button type="submit" size="lg" block loading={form.isSending}>
              {submitLabel}
            </Button>
          )}
        </form>
      </Card>
      {help && <p className={styles['other']}>{help}</p>}
      {other && (
        <p className={styles['other']}>
          {other.question}{' '}
          <Link to={other.to} state={location.state}>
            {other.label}
          </Link>
        </p>
      )}
    </Page>
  );
}
