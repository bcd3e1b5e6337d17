import type { ReactNode } from 'react';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../texts/texts';

interface MailLinkProps {
  readonly text: string;
  readonly action: string;
  readonly loading: boolean;
  /** Error of the last press. */
  readonly error: unknown;
  /** The message if the server sent none. */
  readonly failure: string;
  readonly onPress: () => Promise<void>;
  /** What is lost by pressing. */
  readonly warning?: ReactNode;
  /** The way out for who does not want to lose it. */
  readonly cancel?: ReactNode;
  /** Replaces everything after success. */
  readonly done?: ReactNode;
}

/** The target of a mailed link. It acts only when the button is pressed, because mail scanners open links. */
export function MailLink(props: MailLinkProps) {
  const { text, action, loading, error, failure, onPress, warning, cancel, done } = props;
  const t = useTexts();
  const problem = error !== undefined && <Notice tone="error">{errorMessage(error, failure)}</Notice>;
  // Nothing is left to press.
  const wayOut = errorCode(error) === 'LINK_EXPIRED' && (
    <>
      {problem}
      <ButtonLink to="/contact" variant="secondary" block>
        {t('nav.contactUs')}
      </ButtonLink>
    </>
  );
  const press = (
    <>
      {problem}
      <p>{text}</p>
      {warning}
      <Button size="lg" block loading={loading} onClick={() => void onPress()}>
        {action}
      </Button>
      {cancel}
    </>
  );
  return (
    <Page width="narrow">
      <Card>
        <div className="stack gap-4">{done ?? (wayOut || press)}</div>
      </Card>
    </Page>
  );
}
