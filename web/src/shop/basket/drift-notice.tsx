import type { Ref } from 'react';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import styles from './drift-notice.module.css';
import { driftSentences, isToChooseAgain, type LiveLine } from './menu-drift';

interface DriftNoticeProps {
  readonly lines: readonly LiveLine[];
  readonly onRemoveGone: () => void;
  readonly onAccept: () => void;
  readonly onChange: (line: LiveLine) => void;
  /** The button that removes unavailable dishes. */
  readonly removeButton?: Ref<HTMLButtonElement>;
}

/** The menu's changes since the customer last saw the cart. */
export function DriftNotice({ lines, onRemoveGone, onAccept, onChange, removeButton }: DriftNoticeProps) {
  const t = useTexts();
  const sentences = driftSentences(lines);
  if (sentences.length === 0) return null;
  const gone = lines.filter(({ isGone }) => isGone);
  const toChooseAgain = lines.find(isToChooseAgain);

  return (
    <div className={styles['drift']}>
      <Notice
        tone="warning"
        action={
          gone.length > 0 ? (
            <Button ref={removeButton} variant="secondary" size="sm" onClick={onRemoveGone}>
              {t('cart.removeGone', { count: gone.length })}
            </Button>
          ) : toChooseAgain ? (
            <Button
              variant="secondary"
              size="sm"
              aria-haspopup="dialog"
              onClick={() => onChange(toChooseAgain)}
            >
              {t('cart.chooseAgain')}
            </Button>
          ) : (
            <Button variant="secondary" size="sm" onClick={onAccept}>
              {t('common.ok')}
            </Button>
          )
        }
      >
        <strong>{t('cart.menuChanged')}</strong>
        <ul className={styles['sentences']}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
