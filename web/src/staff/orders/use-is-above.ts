import { useEffect, useRef, useState } from 'react';

/** Whether the start of a list has been scrolled out of view. Put the ref on an element there. */
export function useIsAbove<T extends HTMLElement>() {
  const start = useRef<T>(null);
  const [isAbove, setIsAbove] = useState(false);

  useEffect(() => {
    const { current: element } = start;
    if (!element) return;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const observer = new IntersectionObserver(
      // A busy page receives several entries in one call; the last one is current.
      (crossings) => {
        const now = crossings.at(-1);
        setIsAbove(!!now && !now.isIntersecting && now.boundingClientRect.top < header);
      },
      { rootMargin: `-${header / 2}px 0px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { start, isAbove };
}
