import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../shared/lib/is-record';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import styles from './cart-notes.module.css';

/** Router state with notes about what was added to the cart. */
export function withCartNotes(notes: readonly string[]): { cartNotes: readonly string[] } {
  return { cartNotes: notes };
}

function cartNotesOf(state: unknown): string[] {
  const notes = isRecord(state) ? state['cartNotes'] : undefined;
  return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : [];
}

/** Stays until it is closed, unlike a toast. */
export function CartNotes() {
  const t = useTexts();
  const notes = cartNotesOf(useLocation().state);
  const navigate = useNavigate();
  if (notes.length === 0) return null;
  return (
    <div className={`mb-4 ${styles['notes']}`}>
      <Notice
        tone="warning"
        action={
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void navigate('.', { replace: true, state: null })}
          >
            {t('common.ok')}
          </Button>
        }
      >
        <ul className="stack gap-1 anywhere">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
