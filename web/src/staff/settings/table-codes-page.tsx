import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { tableName } from '../../domain/restaurant/table-name';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { say, useTexts } from '../texts/texts';
import { isLocal, printedSheet, QrCard } from './qr-card';
import styles from './table-codes-page.module.css';

const CodeFragment = graphql(`
  fragment CodeOfTable on TableCode {
    url
    table {
      id
      name
    }
  }
`);

const TableCodesQuery = graphql(`
  query TableCodes {
    tableCodes {
      ...CodeOfTable
    }
  }
`);

const RenewMutation = graphql(`
  mutation RenewTableCodes($tables: [ID!]!) {
    renewTableCodes(tables: $tables) {
      ...CodeOfTable
    }
  }
`);

/** A sheet with the QR codes of all tables, to print. */
export function TableCodesPage() {
  const t = useTexts();
  const { name, orderWays } = useRestaurant();
  const { data, error, loading, refetch } = useQuery(TableCodesQuery, { fetchPolicy: 'network-only' });
  /** The tables that are to get new codes once that is confirmed. */
  const [asked, setAsked] = useState<readonly { readonly id: string; readonly name: string }[]>([]);
  const [renew, { loading: isRenewing }] = useMutation(RenewMutation, {
    update(cache, { data: renewed }) {
      if (renewed)
        cache.writeQuery({ query: TableCodesQuery, data: { tableCodes: renewed.renewTableCodes } });
    },
  });
  const codes = (data?.tableCodes ?? []).map((code) => readFragment(CodeFragment, code));
  const areLocal = codes.some(({ url }) => isLocal(url));

  const confirm = async () => {
    try {
      await renew({ variables: { tables: asked.map(({ id }) => id) } });
      toast.success(say('tableCodes.renewed', { count: asked.length }));
    } catch (failure) {
      toast.error(errorMessage(failure, say('tableCodes.renewFailed')));
    }
    setAsked([]);
  };

  return (
    <Page
      width="regular"
      actions={
        <div className="flex gap-2">
          <Button
            variant="secondary"
            disabled={codes.length === 0}
            onClick={() => setAsked(codes.map(({ table }) => table))}
          >
            {t('tableCodes.renewAll')}
          </Button>
          <Button disabled={codes.length === 0} onClick={() => window.print()}>
            {t('tableCodes.print')}
          </Button>
        </div>
      }
    >
      <div className="stack gap-3 mb-4">
        <p>{t('tableCodes.text')}</p>
        {areLocal && <Notice tone="warning">{t('tableCodes.isLocal')}</Notice>}
        {!orderWays.includes('TABLE') && <Notice tone="warning">{t('tableCodes.isOff')}</Notice>}
        {error && (
          <RetryNotice onRetry={() => void refetch()}>
            {errorMessage(error, t('tableCodes.failed'))}
          </RetryNotice>
        )}
        {!data && loading && <ListSkeleton label={t('tableCodes.title')} />}
      </div>
      <ul className={`${styles['sheet']} ${printedSheet}`}>
        {codes.map(({ url, table }) => (
          <li key={table.id}>
            <QrCard title={name} url={url} alt={t('tableCodes.alt', { name: tableName(table.name) })}>
              <strong className={styles['table']}>{tableName(table.name)}</strong>
              <span>{t('tableCodes.call')}</span>
              <button
                type="button"
                className={styles['renew']}
                aria-label={t('tableCodes.renewOne', { name: tableName(table.name) })}
                onClick={() => setAsked([table])}
              >
                {t('tableCodes.renew')}
              </button>
            </QrCard>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked.length > 0}
        onOpenChange={() => setAsked([])}
        title={t('tableCodes.renewTitle', { count: asked.length, name: asked[0]?.name ?? '' })}
        confirmLabel={t('tableCodes.renewConfirm', { count: asked.length })}
        busy={isRenewing}
        onConfirm={() => void confirm()}
      >
        {t('tableCodes.renewText', { count: asked.length })}
      </ConfirmDialog>
    </Page>
  );
}
