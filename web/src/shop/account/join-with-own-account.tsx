import { useSession, type SessionUser } from '../../domain/session/session';
import { useOwnerProof } from '../../domain/session/use-owner-proof';
import { useSubmit } from '../../shared/form/use-submit';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
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
  const { prove, proofFields } = useOwnerProof({ alwaysAsksPassword: true });
  const join = () => prove((currentPassword = '') => withOwnAccount(token, currentPassword));
  const form = useSubmit(join, t('join.failed'));
  return (
    <Card>
      <form className="stack gap-4" onSubmit={form.submit}>
        {form.message && <Notice tone="error">{form.message}</Notice>}
        <p className="anywhere">{t('join.as', { who: `${name} (${email})` })}</p>
        <p className="muted small">{t('join.passwordWhy')}</p>
        {proofFields(form.errors)}
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
