import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { tokenIn, withAuthorization } from './authorization';

/**
 * Keeps whoever is signed in in the header editor of the tab that is open, and the schema as they may see it. A token
 * that was typed there by hand stays.
 */
export function TokenInHeaders({ token }: { token: string | undefined }) {
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const tab = useGraphiQL((state) => state.tabs[state.activeTabIndex]?.id);
  const { introspect } = useGraphiQLActions();
  const ours = useRef(new Set<string | undefined>([undefined]));
  const shown = useRef(token);

  useEffect(() => {
    ours.current.add(token);
    if (!headerEditor) return;
    const present = tokenIn(headerEditor.getValue());
    const isOurs = present !== null && ours.current.has(present);
    if (isOurs && present !== token) {
      headerEditor.setValue(withAuthorization(headerEditor.getValue(), token));
    }
    if (shown.current !== token) {
      shown.current = token;
      void introspect();
    }
  }, [headerEditor, introspect, tab, token]);

  return null;
}
