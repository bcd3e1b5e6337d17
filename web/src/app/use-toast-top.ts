import { useEffect } from 'react';

/** What toasts leave visible, besides the header: titles, what stands beside them, and searches. */
const kept = 'main h1, main h1 ~ *, main [type="search"]';
/** Pixels between a toast and what is above it. */
const gap = 8;

/** As wide as its text, unlike the box of a heading. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (!element.matches('h1')) return box;
  const text = document.createRange();
  text.selectNodeContents(element);
  const { x, width } = text.getBoundingClientRect();
  return new DOMRect(x, box.y, width, box.height);
}

/** The first place below the header that covers nothing of it. */
function topFor(toasts: DOMRect): number {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const boxes = [...document.querySelectorAll(kept)].map(boxOf).toSorted((a, b) => a.top - b.top);
  return boxes
    .filter(({ left, right, bottom }) => {
      const isBelowMiddle = bottom > window.innerHeight / 2;
      return left < toasts.right && right > toasts.left && !isBelowMiddle;
    })
    .reduce(
      (top, box) => (box.top < top + toasts.height && box.bottom + gap > top ? box.bottom + gap : top),
      Math.max(0, header) + gap,
    );
}

/** Places toasts into `--toast-top`, as long as there are some. */
export function useToastTop(): void {
  useEffect(() => {
    let frame = 0;
    const place = () => {
      frame = 0;
      const container = document.querySelector('.Toastify__toast-container');
      if (container) {
        const top = topFor(container.getBoundingClientRect());
        document.documentElement.style.setProperty('--toast-top', `${top}px`);
      }
    };
    const request = () => {
      if (document.querySelector('.Toastify__toast')) frame ||= requestAnimationFrame(place);
    };
    // A screen comes after the toast that announces it.
    const changes = new MutationObserver(request);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', request, { passive: true });
    window.addEventListener('resize', request);
    request();
    return () => {
      changes.disconnect();
      window.removeEventListener('scroll', request);
      window.removeEventListener('resize', request);
      cancelAnimationFrame(frame);
    };
  }, []);
}
