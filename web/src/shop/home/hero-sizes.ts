/** The first one is twice as wide as the others; beside the text they share half of the page. */
export const heroSizes = {
  large: '(max-width: 52rem) 60vw, (max-width: 100rem) 24rem, 30rem',
  /** Half of the page beside the text, all of it on a phone. */
  cover: '(max-width: 52rem) 92vw, (max-width: 100rem) 34rem, 42rem',
  small: '(max-width: 52rem) 28vw, (max-width: 100rem) 12rem, 15rem',
} as const;
