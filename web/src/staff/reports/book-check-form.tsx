import { useState, type SubmitEvent } from 'react';
import type { BillBookProblem } from '../../gql/graphql';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import styles from './bill-book.module.css';
import { useBookCheck, type BookCheck } from './use-book-check';

/** Checks the book, with a head from a mail if one is entered. */
export function BookCheckForm() {
  const t = useTexts();
  const [head, setHead] = useState('');
  const { check, isChecking, outcome } = useBookCheck();
  const headError = fieldErrors(outcome?.error)['head'];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void check(head);
  };
  return (
    <form className="stack gap-3 fit" onSubmit={submit} noValidate>
      <div className={styles['head']}>
        <TextField
          label={t('billBook.knownHead')}
          hint={t('billBook.knownHeadHint')}
          error={headError}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={head}
          onChange={({ target }) => setHead(target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" loading={isChecking}>
        {t('billBook.check')}
      </Button>
      {outcome?.check && <Found check={outcome.check} hasHead={outcome.hasHead} />}
      {outcome?.error !== undefined && !headError && (
        <Notice tone="error">{errorMessage(outcome.error, t('billBook.checkFailed'))}</Notice>
      )}
    </form>
  );
}

/** Faults of a book whose entries all hold. */
const aboutWhole: ReadonlySet<BillBookProblem> = new Set(['COUNTED_OTHERWISE', 'UNGUARDED']);

interface FoundProps {
  readonly check: BookCheck;
  readonly hasHead: boolean;
}

function Found({ check: { entries, firstWrong }, hasHead }: FoundProps) {
  const t = useTexts();
  if (firstWrong) {
    const { problem, sequence } = firstWrong;
    return (
      <Notice tone="error">
        {t(`billBookProblem.${problem}`, { sequence })}{' '}
        {!aboutWhole.has(problem) && t('billBook.holdBefore', { count: entries })}
      </Notice>
    );
  }
  return (
    <Notice tone="success">
      {t('billBook.whole', { count: entries })}{' '}
      {t(hasHead ? 'billBook.wholeWithHead' : 'billBook.wholeWithoutHead')}
    </Notice>
  );
}
