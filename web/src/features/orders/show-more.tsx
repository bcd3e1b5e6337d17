import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import styles from './show-more.module.css';

interface ShowMoreProps {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly load: (after: string) => Promise<unknown>;
  readonly failure: string;
}

/** The foot of a list that is read page by page. */
export function ShowMore({ pageInfo, load, failure }: ShowMoreProps) {
  const [isLoading, setIsLoading] = useState(false);
  const { hasNextPage, endCursor } = pageInfo;
  if (!hasNextPage || !endCursor) return null;

  const loadMore = async () => {
    setIsLoading(true);
    try {
      await load(endCursor);
    } catch (error) {
      toast.error(errorMessage(error, failure));
    } finally {
      setIsLoading(false);
    }
  };

  return (
    <p className={styles['more']}>
      <Button variant="secondary" loading={isLoading} onClick={() => void loadMore()}>
        Show more
      </Button>
    </p>
  );
}
