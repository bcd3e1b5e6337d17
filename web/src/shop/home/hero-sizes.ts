/** The first one is twice as wide as the others; beside the text they share half of the page. */
export const heroSizes = {
  large: '(max-width: 52rem) 60vw, (max-width: 100rem) 24rem, 30rem',
  small: '(max-width: 52rem) 28vw, (max-width: 100rem) 12rem, 15rem',
} as const;
