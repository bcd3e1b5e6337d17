import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element when a dialog closes whose opener is gone. */
export function useFocusAfterDialog(isOpen: boolean, element: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, element]);
}
