import { useQuery } from '@apollo/client/react';
import { renderSVG } from 'uqr';
import { graphql } from '../../../gql';
import { errorMessage } from '../../../shared/lib/errors';
import { useRestaurant } from '../../../shared/lib/restaurant';
import { Button } from '../../../shared/ui/button';
import { ListSkeleton } from '../../../shared/ui/list-skeleton';
import { Notice } from '../../../shared/ui/notice';
import { Page } from '../../../shared/ui/page';
import { RetryNotice } from '../../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';
import styles from './table-codes-page.module.css';

const TableCodesQuery = graphql(`
  query TableCodes {
    tableCodes {
      url
      table {
        id
        name
      }
    }
  }
`);

const picture = (url: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 1, ecc: 'M' }))}`;

/** A sheet with the QR codes of all tables, to print. */
export function TableCodesPage() {
  const t = useTexts();
  const { name, orderWays } = useRestaurant();
  const { data, error, loading, refetch } = useQuery(TableCodesQuery, { fetchPolicy: 'network-only' });
  const codes = data?.tableCodes ?? [];
  const isLocal = codes.some(({ url }) => ['localhost', '127.0.0.1'].includes(new URL(url).hostname));
  return (
    <Page
      title={t('tableCodes.title')}
      width="regular"
      actions={
        <Button disabled={codes.length === 0} onClick={() => window.print()}>
          {t('tableCodes.print')}
        </Button>
      }
    >
      <div className={styles['notes']}>
        <p>{t('tableCodes.text')}</p>
        {isLocal && <Notice tone="warning">{t('tableCodes.isLocal')}</Notice>}
        {!orderWays.includes('TABLE') && <Notice tone="warning">{t('tableCodes.isOff')}</Notice>}
        {error && (
          <RetryNotice onRetry={() => void refetch()}>
            {errorMessage(error, t('tableCodes.failed'))}
          </RetryNotice>
        )}
        {!data && loading && <ListSkeleton label={t('tableCodes.title')} />}
      </div>
      <ul className={styles['sheet']}>
        {codes.map(({ url, table }) => (
          <li key={table.id} className={styles['card']}>
            <strong className={styles['restaurant']}>{name}</strong>
            <img
              className={styles['code']}
              src={picture(url)}
              alt={t('tableCodes.alt', { name: table.name })}
            />
            <strong className={styles['table']}>{table.name}</strong>
            <span>{t('tableCodes.call')}</span>
          </li>
        ))}
      </ul>
    </Page>
  );
}
