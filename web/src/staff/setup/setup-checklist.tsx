import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql';
import type { SetupStep } from '../../gql/graphql';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { can, useSession } from '../../domain/session/session';
import { useTexts } from '../texts/texts';
import styles from './setup-checklist.module.css';

const SetupChecklistQuery = graphql(`
  query SetupChecklist {
    setupSteps
    welcome {
      isDue
      done
    }
  }
`);

/** The page of each step. */
const pages: Record<SetupStep, string> = {
  ADDRESS: '/admin/welcome?step=where-to',
  PHONE: '/admin/welcome?step=who',
  FSSAI: '/admin/welcome?step=who',
  HOURS: '/admin/welcome?step=when',
  WAYS: '/admin/welcome?step=ways',
  DEMO_DISHES: '/admin/menu',
  PAYMENTS: '/admin/welcome?step=payments',
  MAIL: '/admin/settings/messages',
  HTTPS: '/admin/settings/restaurant',
};

/** The steps that are missing before opening; hidden once all are done. */
export function SetupChecklist() {
  const { user } = useSession();
  return can(user, 'EDIT_RESTAURANT') && <Checklist />;
}

function Checklist() {
  const t = useTexts();
  const id = useId();
  const { data } = useQuery(SetupChecklistQuery, { fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { setupSteps, welcome } = data;
  if (setupSteps.length === 0 && !welcome.isDue) return null;
  return (
    <Card>
      <section className="stack gap-3" aria-labelledby={id}>
        <header className="row wrap between gap-3">
          <h2 id={id} className="text-xl">
            {t('setupSteps.title')}
          </h2>
          {welcome.isDue && (
            <ButtonLink to="/admin/welcome">
              {t(welcome.done.length > 0 ? 'setupSteps.continue' : 'setupSteps.start')}
            </ButtonLink>
          )}
        </header>
        {welcome.isDue && <p className="muted">{t('setupSteps.hint')}</p>}
        <ul className={styles['list']}>
          {setupSteps.map((step) => (
            <li key={step}>
              <Link to={pages[step]}>{t(`setupStep.${step}`)}</Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
