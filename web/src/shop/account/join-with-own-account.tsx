import { useSession, type SessionUser } from '../../domain/session/session';
import { fieldText } from '../../shared/form/field-text';
import { useSubmit } from '../../shared/form/use-submit';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { PasswordField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { useJoin } from './use-join';

interface JoinWithOwnAccountProps {
  readonly token: string;
  readonly user: SessionUser;
}

/** Gives the role of the invitation to the account that is signed in. */
export function JoinWithOwnAccount({ token, user: { name, email } }: JoinWithOwnAccountProps) {
  const t = useTexts();
  const { withOwnAccount } = useJoin();
  const { logout } = useSession();
  const form = useSubmit((data) => withOwnAccount(token, fieldText(data, 'password')), t('join.failed'));
  return (
    <Card>
      <form className="stack gap-4" onSubmit={form.submit}>
        {form.message && <Notice tone="error">{form.message}</Notice>}
        <p className="anywhere">{t('join.as', { who: `${name} (${email})` })}</p>
        <PasswordField
          label={t('join.password')}
          name="password"
          autoComplete="current-password"
          required
          maxLength={1000}
          hint={t('join.passwordWhy')}
          error={form.errors['currentPassword']}
        />
        <Button type="submit" size="lg" block loading={form.isSending}>
          {t('join.submit')}
        </Button>
        <div className="row wrap gap-2">
          <span className="muted">{t('join.another')}</span>
          <Button variant="ghost" onClick={logout}>
            {t('nav.logout')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
