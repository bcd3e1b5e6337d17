import type { ResolverPlugin } from './resolver-plugins.js';

/** Enforces the deadline of the operation. */
export const limitTime: ResolverPlugin = (resolve) => (root, args, context, info) => {
  const { deadline } = context;
  deadline?.check();
  const value: unknown = resolve(root, args, context, info);
  return deadline && value instanceof Promise ? deadline.race(value) : value;
};
