import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Measures the header into `--header-height`, for sticky elements and scroll positions below it. The height varies with
 * notices and the font size.
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
