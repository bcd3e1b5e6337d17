/** How wide a card shows its picture. On a phone it fills the height of the card, and its sides are cut off. */
export const cardSizes = '(max-width: 40rem) 13rem, 20rem';

/** Cards in the first screen, whose pictures are fetched at once. */
export const eagerCards = 4;
