import type { ReactNode } from 'react';

/** Renders the `<code>` of a message, the name of an environment variable. */
export const environmentVariable = { code: (name: ReactNode) => <code>{name}</code> };
