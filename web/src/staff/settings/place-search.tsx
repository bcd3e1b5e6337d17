import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { findPlace, loadPinCodes, typedPinCode } from './pin-codes';
import type { MapFocus } from './use-zone-map';
import styles from './zones-fields.module.css';

const zooms = { code: 14, district: 11, state: 7 } as const;

interface PlaceSearchProps {
  readonly onFind: (focus: MapFocus) => void;
}

/** Moves the map to a PIN code, a district or a state. */
export function PlaceSearch({ onFind }: PlaceSearchProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [isSearching, setIsSearching] = useState(false);
  const [news, setNews] = useState<{ readonly said: string; readonly isProblem: boolean }>();

  const search = async () => {
    if (text.trim() === '') return;
    setIsSearching(true);
    try {
      const place = findPlace(await loadPinCodes(), text);
      const unknown = typedPinCode(text) ? 'zones.unknownPinCode' : 'zones.unknownPlace';
      setNews({
        said: place ? t('zones.found', { place: place.name }) : t(unknown, { text: text.trim() }),
        isProblem: !place,
      });
      if (place) onFind({ pin: place.pin, zoom: zooms[place.kind] });
    } catch {
      setNews({ said: t('zones.searchFailed'), isProblem: true });
    }
    setIsSearching(false);
  };

  return (
    <div className="stack gap-1">
      <div className={`flex gap-2 ${styles['search']}`}>
        <TextField
          label={t('zones.search')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          value={text}
          hint={news?.isProblem === false ? undefined : t('zones.searchHint')}
          error={news?.isProblem ? news.said : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setNews(undefined);
          }}
          // Enter would save the settings.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void search();
          }}
        />
        <Button variant="secondary" loading={isSearching} onClick={() => void search()}>
          {t('zones.find')}
        </Button>
      </div>
      <output className="small">{news?.isProblem === false && news.said}</output>
    </div>
  );
}
