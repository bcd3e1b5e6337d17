import { formatCount, formatDateTime } from '../../shared/lib/format';
import { Card } from '../../shared/ui/card';
import { Fact, Facts } from '../../shared/ui/facts';
import type { BillBookQuery } from '../../gql/graphql';
import { CopiedText } from '../connections/copied-text';
import { useTexts } from '../texts/texts';
import styles from './bill-book.module.css';
import { BookCheckForm } from './book-check-form';

interface BillBookStateProps {
  readonly state: BillBookQuery['billBook']['state'];
}

/** The end of the chain, whether it holds, and what that proves. */
export function BillBookState({ state: { entries, head, headAt } }: BillBookStateProps) {
  const t = useTexts();
  return (
    <Card className="mb-4">
      <section className="stack gap-4" aria-labelledby="bill-book-state">
        <h2 id="bill-book-state" className="text-xl">
          {t('billBook.state')}
        </h2>
        <Facts className={styles['facts']}>
          <Fact term={t('billBook.entries')}>{formatCount(entries)}</Fact>
          {headAt && (
            <Fact term={t('billBook.last')}>
              <time dateTime={headAt}>{formatDateTime(headAt)}</time>
            </Fact>
          )}
        </Facts>
        {head && <CopiedText label={t('billBook.head')} text={head} inGroups />}
        <BookCheckForm />
        <details>
          <summary className={styles['summary']}>{t('billBook.proof')}</summary>
          <div className="stack gap-2">
            <p>{t('billBook.proves')}</p>
            <p>{t('billBook.cannotProve')}</p>
            <p>{t('billBook.byCommand')}</p>
            <code className="anywhere">npm run ledger:verify -- --head {head ?? '…'}</code>
          </div>
        </details>
      </section>
    </Card>
  );
}
