import { useTexts } from '../../texts/texts';
import styles from './diet-mark.module.css';

interface DietMarkProps {
  /** Null if unknown: no mark. */
  readonly isVegetarian: boolean | null;
  readonly className?: string | undefined;
}

/**
 * The vegetarian mark, a green dot, or the non-vegetarian one, a brown triangle, each in a square of its colour.
 * https://www.fssai.gov.in: Food Safety and Standards (Labelling and Display) Regulations, 2020, regulation 5(4)
 */
export function DietMark({ isVegetarian, className = '' }: DietMarkProps) {
  const t = useTexts();
  if (isVegetarian === null) return null;
  return (
    <svg
      className={`${styles[isVegetarian ? 'vegetarian' : 'other']} ${className}`}
      viewBox="0 0 16 16"
      role="img"
      aria-label={isVegetarian ? t('menu.vegetarian') : t('menu.notVegetarian')}
    >
      <rect x="1" y="1" width="14" height="14" rx="2" fill="#fff" stroke="currentColor" strokeWidth="1.6" />
      {isVegetarian ? (
        <circle cx="8" cy="8" r="3.6" fill="currentColor" />
      ) : (
        <path d="M8 4 12.2 11.6H3.8Z" fill="currentColor" />
      )}
    </svg>
  );
}
