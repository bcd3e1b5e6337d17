import { useId } from 'react';
import { copyText } from '../../shared/lib/copy-text';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';

interface CopiedTextProps {
  readonly label: string;
  readonly text: string;
  /** Whether it is shown in groups of four, as people compare it. */
  readonly inGroups?: boolean;
}

/** A text that people need elsewhere, with a button that copies it. */
export function CopiedText({ label, text, inGroups = false }: CopiedTextProps) {
  const t = useTexts();
  const id = useId();
  const copy = () => copyText(text, { copied: t('connections.copied'), failed: t('connections.notCopied') });
  return (
    <div className="stack gap-1">
      <span className="semibold" id={id}>
        {label}
      </span>
      <div className="row wrap gap-2">
        <code className="anywhere">{inGroups ? text.replaceAll(/.{4}(?=.)/g, '$& ') : text}</code>
        <Button variant="secondary" aria-describedby={id} onClick={() => void copy()}>
          {t('connections.copy')}
        </Button>
      </div>
    </div>
  );
}
