import { lazy } from 'react';
import { retryImport } from '../../shared/lib/retry-import';
import type { ConfigureControl } from '../../domain/menu/menu-card';

export const fetchConfigureForm = () => retryImport(() => import('./configure-form'));

/** The sheet waits for its code. */
export const ConfigureDish: ConfigureControl = lazy(async () => ({
  default: (await fetchConfigureForm()).ConfigureForm,
}));
