import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the components of React Router that nobody uses: names for developer tools are assigned to
 * them, and it cannot know that the wrapping in `forwardRef` does nothing else.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
          .replaceAll(/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
