import { useId } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Button } from '../../shared/ui/button';
import { say, useTexts } from '../texts/texts';

interface CopiedTextProps {
  readonly label: string;
  readonly text: string;
}

/** A text that people need elsewhere, with a button that copies it. */
export function CopiedText({ label, text }: CopiedTextProps) {
  const t = useTexts();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(say('connections.copied'));
    } catch {
      toast.error(say('connections.notCopied'));
    }
  };
  return (
    <div className="stack gap-1">
      <span className="semibold" id={id}>
        {label}
      </span>
      <div className="row wrap gap-2">
        <code className="anywhere">{text}</code>
        <Button variant="secondary" aria-describedby={id} onClick={() => void copy()}>
          {t('connections.copy')}
        </Button>
      </div>
    </div>
  );
}
