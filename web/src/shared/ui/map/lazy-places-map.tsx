import { lazy, Suspense, type ComponentProps } from 'react';
import { useTexts } from '../../../texts/texts';
import type { PlacesMap as Loaded } from './places-map';

/** Leaflet is larger than the rest of a page, which works without it. */
const PlacesMap = lazy<typeof Loaded>(() =>
  import('./places-map').then(
    (module) => ({ default: module.PlacesMap }),
    () => ({ default: Missing }),
  ),
);

const Missing: typeof Loaded = () => <></>;

/** Shows nothing if the map cannot be loaded. */
export function LazyPlacesMap(props: ComponentProps<typeof Loaded>) {
  const t = useTexts();
  return (
    <Suspense fallback={<output>{t('map.loading')}</output>}>
      <PlacesMap {...props} />
    </Suspense>
  );
}
