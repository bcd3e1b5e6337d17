import type { MenuCardFragment } from '../../gql/graphql';
import { useTexts } from '../../texts/texts';
import styles from './dish-tags.module.css';

type Tagged = Pick<MenuCardFragment, 'spiciness' | 'isJain' | 'isNew' | 'isBestseller'>;

/** By level. */
export const spiceTexts = ['menu.notSpicy', 'menu.mild', 'menu.spicy', 'menu.verySpicy'] as const;

interface DishTagsProps {
  readonly dish: Tagged;
  /** Says how spicy it is in words, too. */
  readonly isWordy?: boolean;
}

/** What a customer looks for at a glance, as small chips. */
export function DishTags({ dish, isWordy = false }: DishTagsProps) {
  const t = useTexts();
  const { spiciness, isJain, isNew, isBestseller } = dish;
  if (!spiciness && !isJain && !isNew && !isBestseller) return null;
  return (
    <ul className={`flex wrap gap-1 ${styles['tags']}`}>
      {isBestseller && <li className="tone-warning">{t('menu.bestseller')}</li>}
      {isNew && <li className="tone-info">{t('menu.new')}</li>}
      {spiciness > 0 && (
        <li data-tag="spice">
          {Array.from({ length: spiciness }, (_, index) => (
            <Chilli key={index} />
          ))}
          <span className={isWordy ? 'muted' : 'visually-hidden'}>
            {t(spiceTexts[spiciness] ?? 'menu.verySpicy')}
          </span>
        </li>
      )}
      {isJain && <li className="tone-success">{t('menu.jain')}</li>}
    </ul>
  );
}

function Chilli() {
  return (
    <svg className={styles['chilli']} viewBox="0 0 16 16" aria-hidden>
      <path
        d="M11 4.4c2.6.6 3 3 2.2 5C11.9 12.6 7.6 14.9 2.5 14c-.6-.1-.6-.9 0-1.1 3.5-1 4.6-3 5-5.3.4-2.2 1.7-3.6 3.5-3.2Z"
        fill="currentColor"
      />
      <path
        d="M10.8 4.6C10.9 3.2 11.7 2 13.2 1.5"
        fill="none"
        stroke="#2f8a3c"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
