import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { useBasket } from '../../domain/basket/use-basket';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { ButtonLink } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';

const TableOfCodeQuery = graphql(`
  query TableOfCode($code: String!) {
    tableOfCode(code: $code) {
      id
      name
    }
  }
`);

/** The target of a table's QR code: opens the menu for that table. */
export function ScannedTablePage() {
  const t = useTexts();
  const { code = '' } = useParams<'code'>();
  const navigate = useNavigate();
  const { orderWays } = useRestaurant();
  const { scan } = useBasket().table;
  const { data, error, refetch } = useQuery(TableOfCodeQuery, {
    variables: { code },
    fetchPolicy: 'network-only',
  });
  const name = orderWays.includes('TABLE') ? data?.tableOfCode?.name : undefined;

  useEffect(() => {
    if (name === undefined) return;
    scan({ code, name });
    void navigate('/menu', { replace: true });
  }, [name, code, navigate, scan]);

  return (
    <Page width="narrow">
      {error ? (
        <RetryNotice onRetry={() => void refetch()}>{errorMessage(error, t('table.failed'))}</RetryNotice>
      ) : data && name === undefined ? (
        <Notice
          tone="warning"
          action={
            <ButtonLink to="/menu" variant="secondary" size="sm">
              {t('menu.see')}
            </ButtonLink>
          }
        >
          {t(data.tableOfCode ? 'table.notOffered' : 'table.unknown')}
        </Notice>
      ) : (
        <output>{t('common.loading')}</output>
      )}
    </Page>
  );
}
