import type { ReactNode } from 'react';

/** Renders the `<b>` of a message as strong. */
export const strong = { b: (words: ReactNode) => <strong>{words}</strong> };
