import { useEffect } from 'react';
import { useLiveMenu } from '../../shared/lib/live-menu';
import { tellMenu } from './menu';
import { menuDocument } from './menu-document';

/** Keeps the menu up to date while it stands beside the pages that show it. */
export function LiveMenu() {
  const { loading, error, refetch } = useLiveMenu(menuDocument);
  const failed = error !== undefined;
  useEffect(() => {
    // What went wrong is told by the next result.
    tellMenu({ loading, failed, retry: () => void refetch().catch(() => undefined) });
  }, [loading, failed, refetch]);
  return null;
}
