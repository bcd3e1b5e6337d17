/** The picture's layout width in a card. On a phone it fills the card's height and is cropped at the sides. */
export const cardSizes = '(max-width: 40rem) 13rem, 20rem';

/** Cards in the first view, whose pictures load eagerly. */
export const eagerCards = 4;
