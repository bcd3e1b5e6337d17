import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useTexts } from '../../texts/texts';
import { errorMessage } from '../lib/errors';
import type { ListPage } from '../live/list-page';
import { Button } from './button';
import styles from './show-more.module.css';

interface ShowMoreProps {
  readonly pageInfo: ListPage<unknown>['pageInfo'];
  readonly load: (after: string) => Promise<unknown>;
  readonly failure: string;
  /** Loads the next page when its end comes near; the button stays for those who reach it first. */
  readonly isEndless?: boolean;
}

/** Distance at which the next page is loaded. */
const ahead = '800px';

/** The end of a paged list. */
export function ShowMore({ pageInfo, load, failure, isEndless = false }: ShowMoreProps) {
  const t = useTexts();
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const foot = useRef<HTMLParagraphElement>(null);
  const next = (pageInfo.hasNextPage && pageInfo.endCursor) || undefined;

  const loadMore = async () => {
    if (!next) return;
    setIsLoading(true);
    try {
      await load(next);
      setHasFailed(false);
    } catch (error) {
      setHasFailed(true);
      toast.error(errorMessage(error, failure));
    } finally {
      setIsLoading(false);
    }
  };

  // After a failure only the button retries: the end is still near and would retry for ever.
  const isWaiting = isEndless && next !== undefined && !isLoading && !hasFailed;
  const onNear = useEffectEvent(() => void loadMore());
  useEffect(() => {
    if (!isWaiting || !foot.current) return;
    const observer = new IntersectionObserver(
      // A busy page receives several entries in one call; the last one is current.
      (crossings) => {
        if (crossings.at(-1)?.isIntersecting) onNear();
      },
      { rootMargin: ahead },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [isWaiting]);

  if (!next) return null;
  return (
    <p className={styles['more']} ref={foot}>
      <Button variant="secondary" loading={isLoading} onClick={() => void loadMore()}>
        {t('common.showMore')}
      </Button>
    </p>
  );
}
