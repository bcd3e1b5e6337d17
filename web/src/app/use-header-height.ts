import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Tells the stylesheets how much of the screen's top the header keeps: its rows wrap, notices come and go, letters
 * grow. What sticks below it, and what is scrolled to, follows.
 */
export function useHeaderHeight(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const stays = getComputedStyle(element).position === 'sticky';
      root.style.setProperty('--header-height', stays ? `${element.offsetHeight}px` : '0px');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--header-height');
    };
  }, []);
  return header;
}
