import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { turnAfterFirstView } from '../lib/first-view';

/** For content that is not visible at first: loads and renders it after the first view. */
export function AfterFirstView({ children }: { readonly children: ReactNode }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    let isRequested = true;
    void turnAfterFirstView().then(() => isRequested && setIsThere(true));
    return () => {
      isRequested = false;
    };
  }, []);
  return isThere && <Suspense>{children}</Suspense>;
}
