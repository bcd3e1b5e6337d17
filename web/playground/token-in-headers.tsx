import { useGraphiQL } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { tokenIn, withAuthorization } from './authorization';

/**
 * Writes the token of the signed-in user into the header editor of the open tab. A token typed by hand stays.
 */
export function TokenInHeaders({ token }: { token: string | undefined }) {
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const tab = useGraphiQL((state) => state.tabs[state.activeTabIndex]?.id);
  const ours = useRef(new Set<string | undefined>([undefined]));

  useEffect(() => {
    ours.current.add(token);
    if (!headerEditor || tab === undefined) return;
    const present = tokenIn(headerEditor.getValue());
    const isOurs = present !== null && ours.current.has(present);
    if (isOurs && present !== token) {
      headerEditor.setValue(withAuthorization(headerEditor.getValue(), token));
    }
  }, [headerEditor, tab, token]);

  return null;
}
