import type { ReactNode } from 'react';

/** Makes the `<b>` of a message strong. */
export const strong = { b: (words: ReactNode) => <strong>{words}</strong> };
