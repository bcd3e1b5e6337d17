/** The first is twice as wide as the others; beside the text they share half of the page. */
export const heroSizes = {
  large: '(max-width: 52rem) 60vw, 24rem',
  small: '(max-width: 52rem) 28vw, 12rem',
} as const;
