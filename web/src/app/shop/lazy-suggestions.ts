import { lazy } from 'react';
import { retryImport } from '../../shared/lib/retry-import';
import { withApi } from '../with-api';

export const fetchSuggestions = () =>
  retryImport(() => withApi(async () => (await import('./menu-suggestions')).MenuSuggestions));

/** The server's search, for the search box and the menu. */
export const LazySuggestions = lazy(fetchSuggestions);
