import type { ReactNode } from 'react';
import nothingFound from '../../assets/nothing-found.svg';
import { ButtonLink } from './button';
import { EmptyState } from './empty-state';
import { Page } from './page';
import { useTexts } from '../../texts/texts';

/** @param wayOut a link to the menu by default */
export function NotFoundPage({ wayOut }: { readonly wayOut?: ReactNode }) {
  const t = useTexts();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        picture={nothingFound}
        title={t('notFound.heading')}
        action={wayOut ?? <ButtonLink to="/menu">{t('menu.see')}</ButtonLink>}
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  );
}
