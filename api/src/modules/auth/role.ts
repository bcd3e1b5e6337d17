export const roles = ['customer', 'admin'] as const;
export type Role = (typeof roles)[number];
