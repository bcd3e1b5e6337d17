import { useEffect, useRef } from 'react';

export const billPapers = ['A4', '80', '58'] as const;
export type BillPaper = (typeof billPapers)[number];

const pixelsPerMm = 96 / 25.4;

/** The last line is not to move to a second page. */
const spareMm = 2;

/** Browsers know no page without an end: that of a roll is as long as the bill. */
const ruleOf = (paper: BillPaper, heightPixels: number): string =>
  paper === 'A4'
    ? '@page { size: A4; margin: 12mm }'
    : `@page { size: ${paper}mm ${Math.ceil(heightPixels / pixelsPerMm) + spareMm}mm; margin: 0 }`;

/** Gives printed pages the size of the paper while the element is shown. */
export function usePageSize<Shown extends HTMLElement>(paper: BillPaper) {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const element = shown.current;
    if (!element) return;
    const sheet = new CSSStyleSheet();
    const observer = new ResizeObserver(() => sheet.replaceSync(ruleOf(paper, element.offsetHeight)));
    observer.observe(element);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper]);
  return shown;
}
