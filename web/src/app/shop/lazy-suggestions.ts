import { lazy } from 'react';
import { patiently } from '../../shared/lib/patiently';
import { withApi } from '../with-api';

export const fetchSuggestions = () =>
  patiently(() => withApi(async () => (await import('./menu-suggestions')).MenuSuggestions));

/** The server's search, for the search box and the menu. */
export const LazySuggestions = lazy(fetchSuggestions);
