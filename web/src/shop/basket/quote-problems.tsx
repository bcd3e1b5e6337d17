import { Notice } from '../../shared/ui/notice';
import styles from './cart-notes.module.css';

/** The server's reasons for refusing the cart. */
export function QuoteProblems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div className={`mb-4 ${styles['notes']}`}>
      <Notice tone="warning">
        <ul className="stack gap-1 anywhere">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
