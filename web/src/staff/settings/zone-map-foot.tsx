import type { Ref } from 'react';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import type { ZoneMapState } from './use-zone-map';

interface ZoneMapFootProps {
  readonly map: ZoneMapState;
  readonly ref: Ref<HTMLDivElement>;
  /** Makes a change after which other buttons may take the place of these. */
  readonly act: (change: () => void) => void;
}

/** What to do with the corners of a polygon on its map. */
export function ZoneMapFoot({ map, ref, act }: ZoneMapFootProps) {
  const t = useTexts();
  const { isDrawing, isLocked, places, chosen, bringBack } = map;
  return (
    <div className="stack gap-2">
      <p className="small">
        {isLocked
          ? t('zones.locked')
          : t(isDrawing ? 'zones.drawing' : 'zones.drawn', { count: places.length })}
      </p>
      <output className="danger small semibold unless-empty">{map.fault}</output>
      <div ref={ref} className="flex wrap gap-2">
        {isDrawing ? (
          <>
            <Button size="sm" onClick={() => act(map.finish)}>
              {t('zones.finish')}
            </Button>
            {places.length > 0 && !isLocked && (
              <Button variant="secondary" size="sm" onClick={() => act(map.undo)}>
                {t('zones.undo')}
              </Button>
            )}
            {bringBack && (
              <Button variant="ghost" size="sm" onClick={() => act(bringBack)}>
                {t('zones.bringBack')}
              </Button>
            )}
          </>
        ) : (
          <>
            {chosen !== undefined && !isLocked && (
              <Button variant="secondary" size="sm" onClick={() => act(() => map.remove(chosen))}>
                {t('zones.removeCorner', { number: chosen + 1 })}
              </Button>
            )}
            {!isLocked && (
              <Button variant="secondary" size="sm" onClick={() => act(map.addCorners)}>
                {t('zones.addCorners')}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => act(map.drawAgain)}>
              {t('zones.drawAgain')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
