import { Fact } from '../../shared/ui/facts';
import { useTexts } from '../texts/texts';

interface KeyFactProps {
  readonly term: string;
  /** Its last characters, if the server shows them. */
  readonly ending: string | null | undefined;
}

/** A secret that is set. */
export function KeyFact({ term, ending }: KeyFactProps) {
  const t = useTexts();
  return <Fact term={term}>{ending ? t('connections.set', { ending }) : t('connections.isSet')}</Fact>;
}
