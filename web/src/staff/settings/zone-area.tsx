import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/button';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { NearPinCodes } from './near-pin-codes';
import { typedPinCode } from './pin-codes';
import { usePinCodes } from './use-pin-codes';
import { useZoneMap } from './use-zone-map';
import { ZoneMapPanel, type Surroundings } from './zone-map-panel';
import { pinCodesIn, type ZoneFields } from './zones-draft';
import styles from './zones-fields.module.css';

interface ZoneAreaProps {
  readonly zone: ZoneFields;
  readonly around: Omit<Surroundings, 'spots'>;
  readonly onChange: (changes: Partial<ZoneFields>) => void;
}

/** Where a zone is, on a map that can be enlarged. The fields below it do the same by keyboard. */
export function ZoneArea({ zone, around, onChange }: ZoneAreaProps) {
  const t = useTexts();
  const [isLarge, setIsLarge] = useState(false);
  const map = useZoneMap(zone, onChange);
  const isByCodes = zone.kind === 'PIN_CODES';
  const list = usePinCodes(isByCodes);
  const own = new Set(isByCodes ? pinCodesIn(zone.pinCodes).map(typedPinCode) : []);
  const spots = list.codes
    ?.filter(({ code }) => own.has(code))
    .map(({ code, pin }) => ({ label: code, pin }));
  const panel = { zone, map, around: { ...around, spots: isByCodes ? spots : [] } };
  return (
    <>
      {!around.place && (
        <Notice tone="info">
          {t('zones.noPlace')} <Link to="/admin/settings/restaurant">{t('settings.putOnMap')}</Link>
        </Notice>
      )}
      <ZoneMapPanel {...panel} onEnlarge={() => setIsLarge(true)} />
      {isByCodes && (
        <NearPinCodes
          zone={zone}
          list={list}
          center={map.focus?.pin ?? around.place?.pin}
          onChange={onChange}
        />
      )}
      {isLarge && (
        <DialogBox
          title={zone.name || t('zones.newZone')}
          className={styles['large'] ?? ''}
          onClose={() => setIsLarge(false)}
        >
          <ZoneMapPanel {...panel} />
          <DialogActions>
            <Button onClick={() => setIsLarge(false)}>{t('zones.back')}</Button>
          </DialogActions>
        </DialogBox>
      )}
    </>
  );
}
