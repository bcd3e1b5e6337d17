import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { turnAfterFirstView } from '../lib/first-view';

/** What nobody sees at once: its code is fetched, and it is drawn, once the first view is there. */
export function AfterFirstView({ children }: { readonly children: ReactNode }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void turnAfterFirstView().then(() => isWanted && setIsThere(true));
    return () => {
      isWanted = false;
    };
  }, []);
  return isThere && <Suspense>{children}</Suspense>;
}
