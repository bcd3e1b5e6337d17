import { Button } from '../../shared/ui/button';
import styles from './device-sessions.module.css';

interface TwoStepRowProps {
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  readonly onAct: () => void;
}

/** One second factor, and what can be done with it. */
export function TwoStepRow({ title, detail, action, onAct }: TwoStepRowProps) {
  return (
    <li className={`row between gap-3 ${styles['session']}`}>
      <div className="stack gap-1 fit shrink">
        <span className="bold anywhere">{title}</span>
        <span className="muted small">{detail}</span>
      </div>
      <Button variant="secondary" size="sm" onClick={onAct}>
        {action}
      </Button>
    </li>
  );
}
