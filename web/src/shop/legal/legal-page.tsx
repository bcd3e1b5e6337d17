import { useQuery } from '@apollo/client/react';
import { use } from 'react';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { blocksOf } from './blocks';
import { defaultText, type LegalTextKind } from '../../domain/legal/default-text';
import styles from './legal-page.module.css';
import { legalWords, useTexts } from '../../domain/legal/texts/texts';

const LegalTextsQuery = graphql(`
  query LegalTexts {
    restaurant {
      privacyText
      termsText
      refundText
      stayMinutes
      bookingFee
      refundHours
    }
  }
`);

const fields = { privacy: 'privacyText', terms: 'termsText', refunds: 'refundText' } as const;

/** The owner's text, or the default one. */
function LegalPage({ kind }: { readonly kind: LegalTextKind }) {
  use(legalWords);
  const t = useTexts();
  const shown = useRestaurant();
  const { data, error, loading, refetch } = useQuery(LegalTextsQuery, { fetchPolicy: 'cache-and-network' });
  const text =
    data && (data.restaurant[fields[kind]] ?? defaultText(kind, { ...shown, ...data.restaurant }, t));
  return (
    <Page>
      {!data && loading && <ListSkeleton label={t('legal.loading')} />}
      {!data && error && !loading && (
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('legal.failed'))}</RetryNotice>
      )}
      <div className={`stack gap-3 anywhere ${styles['text']}`}>
        {blocksOf(text ?? '').map((block, index) =>
          block.kind === 'heading' ? <h2 key={index}>{block.text}</h2> : <p key={index}>{block.text}</p>,
        )}
      </div>
    </Page>
  );
}

export const PrivacyPage = () => <LegalPage kind="privacy" />;
export const TermsPage = () => <LegalPage kind="terms" />;
export const RefundsPage = () => <LegalPage kind="refunds" />;
