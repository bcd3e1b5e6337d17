import type { ReactNode } from 'react';
import type { DishMark } from '../../gql/graphql';
import { useTexts } from '../../texts/texts';
import styles from './diet-mark.module.css';

interface DietMarkProps {
  /** Null if unknown: no mark. */
  readonly mark: DishMark | null;
  readonly className?: string | undefined;
}

/** Each of a shape of its own, for those who do not see the colours. */
const shapes: Readonly<Record<DishMark, ReactNode>> = {
  VEGETARIAN: <circle cx="8" cy="8" r="3.6" fill="currentColor" />,
  EGG: (
    <>
      <path
        d="M8 3.6c2 0 3.7 3 3.7 5.2a3.7 3.7 0 0 1-7.4 0C4.3 6.6 6 3.6 8 3.6Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
      />
      <circle cx="8" cy="8.8" r="1.5" fill="currentColor" />
    </>
  ),
  NON_VEGETARIAN: <path d="M8 4 12.2 11.6H3.8Z" fill="currentColor" />,
};

export const markTexts = {
  VEGETARIAN: 'menu.vegetarian',
  EGG: 'menu.containsEgg',
  NON_VEGETARIAN: 'menu.notVegetarian',
} as const satisfies Record<DishMark, string>;

/**
 * The vegetarian mark, a green dot, or the non-vegetarian one, a brown triangle, each in a square of its colour. Dishes
 * with egg but neither meat nor fish, which the regulations count as non-vegetarian, have an amber egg, as in shops.
 * https://www.fssai.gov.in: Food Safety and Standards (Labelling and Display) Regulations, 2020, regulation 5(4)
 */
export function DietMark({ mark, className = '' }: DietMarkProps) {
  const t = useTexts();
  if (!mark) return null;
  return (
    <svg
      className={`${styles['mark']} ${className}`}
      data-mark={mark}
      viewBox="0 0 16 16"
      role="img"
      aria-label={t(markTexts[mark])}
    >
      <rect x="1" y="1" width="14" height="14" rx="2" fill="#fff" stroke="currentColor" strokeWidth="1.6" />
      {shapes[mark]}
    </svg>
  );
}
