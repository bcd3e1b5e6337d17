import { useEffect } from 'react';
import { firstRestaurant, useRestaurant } from '../domain/restaurant/restaurant';

/** The colour that the page shows: the server has rendered it with its own. */
let shown = firstRestaurant().brandColor;

/** Follows the brand's colour when it changes on an open page. */
export function useBrandColor(): void {
  const { brandColor } = useRestaurant();
  useEffect(() => {
    if (brandColor === shown) return;
    shown = brandColor;
    void import('../shared/lib/brand-colors')
      .then(({ showBrandColor }) => showBrandColor(shown))
      // The next page has it.
      .catch(() => undefined);
  }, [brandColor]);
}
