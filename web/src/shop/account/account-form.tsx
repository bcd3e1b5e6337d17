import type { FormEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFirstFault } from '../../shared/lib/use-first-fault';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Page } from '../../shared/ui/page';
import styles from './session-form.module.css';

interface AccountFormProps {
  readonly submitLabel: string;
  readonly loading: boolean;
  /** Error of the last attempt, if it failed. */
  readonly failure: unknown;
  readonly onSubmit: (form: FormData) => Promise<void>;
  /** The link to the other form, which keeps the return target. */
  readonly other: { readonly question: string; readonly to: string; readonly label: string };
  /** Below the form, for visitors who cannot fill it in. */
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** A screen for visitors: one form, and a link to the other one. */
export function AccountForm(props: AccountFormProps) {
  const { submitLabel, loading, failure, onSubmit, other, help, children } = props;
  const form = useFirstFault(failure);
  const location = useLocation();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit(new FormData(event.currentTarget));
  };

  return (
    <Page width="narrow">
      <Card>
        <form ref={form} className={styles['form']} onSubmit={submit}>
          {children}
          <Button type="submit" size="lg" block loading={loading}>
            {submitLabel}
          </Button>
        </form>
      </Card>
      {help && <p className={styles['other']}>{help}</p>}
      <p className={styles['other']}>
        {other.question}{' '}
        <Link to={other.to} state={location.state}>
          {other.label}
        </Link>
      </p>
    </Page>
  );
}
