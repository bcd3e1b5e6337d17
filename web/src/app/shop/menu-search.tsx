import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dishName } from '../../domain/menu/dish-name';
import { hasName } from '../../domain/menu/search';
import { useDebounced } from '../../shared/lib/use-debounced';
import { SearchIcon } from '../../shared/ui/icons';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../../shop/texts/texts';
import styles from './menu-search.module.css';
import { fetchSuggestions, LazySuggestions } from './lazy-suggestions';
import type { Suggestions } from './menu-suggestions';

const maxSuggestions = 5;
/** A click on a suggestion blurs the box before the click event. */
const collapseAfterMs = 200;

/** Debounce of suggestions, in milliseconds. */
const debounceMs = 150;

/** Until the server has answered, the previous suggestions that still match. */
function suggestionsFor(text: string, found: Suggestions | undefined): Suggestions['dishes'] {
  if (text === '' || !found) return [];
  if (text === found.search) return [...found.dishes, ...found.similar];
  return found.dishes.filter((dish) => hasName(dish, text));
}

/** The text in the box: what the menu is searched for, and nothing once that screen is left. */
function useSearchText() {
  const { pathname, search } = useLocation();
  const searched = pathname === '/menu' ? (new URLSearchParams(search).get('search') ?? '') : '';
  const place = `${pathname}?${searched}`;
  const [shown, setShown] = useState({ place, text: searched });
  if (shown.place !== place) setShown({ place, text: searched });
  return [shown.text, (text: string) => setShown({ place, text })] as const;
}

/** @param onSearched moves the focus to the results */
export function MenuSearch({ onSearched }: { readonly onSearched: () => void }) {
  const t = useTexts();
  const [text, setText] = useSearchText();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const collapse = useRef<number>(undefined);
  const navigate = useNavigate();
  const listId = useId();

  const search = useDebounced(text.trim(), debounceMs);
  const [found, setFound] = useState<Suggestions>();
  const suggestions = search === '' ? [] : suggestionsFor(text.trim(), found).slice(0, maxSuggestions);
  const shown = open && suggestions.length > 0;

  const go = (query: string) => {
    if (query.trim() === '') return;
    setText(query);
    setOpen(false);
    setActive(-1);
    onSearched();
    void navigate(`/menu?search=${encodeURIComponent(query.trim())}`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      setActive(-1);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One more position than suggestions: the box itself.
    const places = suggestions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };

  return (
    <search className={styles['search']} data-open={open || undefined}>
      {search !== '' && (
        <Suspense>
          <LazySuggestions search={search} onFound={setFound} />
        </Suspense>
      )}
      <form
        className={`row ${styles['form']}`}
        onSubmit={(event) => {
          event.preventDefault();
          const suggestion = shown ? suggestions[active] : undefined;
          go(suggestion ? dishName(suggestion) : text);
        }}
      >
        <input
          className={styles['input']}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => {
            clearTimeout(collapse.current);
            setOpen(true);
            void fetchSuggestions();
          }}
          onBlur={() => {
            collapse.current = window.setTimeout(() => setOpen(false), collapseAfterMs);
          }}
        />
        <button type="submit" className={styles['submit']} aria-label={t('search.submit')}>
          <SearchIcon />
        </button>
      </form>
      <ul
        className={styles['list']}
        id={listId}
        role="listbox"
        aria-label={t('search.suggestions')}
        hidden={!shown}
      >
        {suggestions.map((dish, index) => (
          <li
            key={dish.id}
            id={`${listId}-${index}`}
            className={`hover row between gap-3 ${styles['option']}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(dishName(dish))}
          >
            {dishName(dish)}
            <span className="muted small">
              <Price rupees={dish.price} />
            </span>
          </li>
        ))}
      </ul>
    </search>
  );
}
