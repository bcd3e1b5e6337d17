import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { useTexts } from '../texts/texts';
import styles from './setup-warnings.module.css';

const SetupWarningsQuery = graphql(`
  query SetupWarnings {
    setupWarnings
  }
`);

const pollMs = 60_000;

/** Problems of the setup, above every screen until they are solved. */
export function SetupWarnings() {
  const t = useTexts();
  const { data } = useQuery(SetupWarningsQuery, {
    pollInterval: pollMs,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  if (!data || data.setupWarnings.length === 0) return null;
  return (
    <aside className={styles['warnings']} aria-label={t('setup.title')}>
      <strong>{t('setup.title')}</strong>
      <ul>
        {data.setupWarnings.map((warning) => (
          <li key={warning}>{t(`setup.${warning}`)}</li>
        ))}
      </ul>
    </aside>
  );
}
