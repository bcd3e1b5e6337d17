import { lazy } from 'react';
import { patiently } from '../../shared/lib/patiently';
import type { ConfigureControl } from '../../domain/menu/menu-card';

export const fetchConfigureForm = () => patiently(() => import('./configure-form'));

/** The sheet waits for its code. */
export const ConfigureDish: ConfigureControl = lazy(async () => ({
  default: (await fetchConfigureForm()).ConfigureForm,
}));
