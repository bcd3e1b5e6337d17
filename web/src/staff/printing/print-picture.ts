import styles from './printing.module.css';

/** Milliseconds. Shorter than a job stays with its browser. */
const dialogMs = 50_000;

/**
 * Prints a picture with the system's dialog. Its page is as long as the picture: browsers know no page without an end.
 * @param image a PNG in base64
 * @returns whether the dialog was closed in time
 */
export async function printPicture(image: string, widthMm: number, waitMs = dialogMs): Promise<boolean> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${image}`;
  await picture.decode();
  const heightMm = Math.ceil((widthMm * picture.naturalHeight) / picture.naturalWidth);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${widthMm}mm ${heightMm}mm; margin: 0 }`);
  const page = document.createElement('div');
  page.className = styles['page'] ?? '';
  page.ariaHidden = 'true';
  picture.style.inlineSize = `${widthMm}mm`;
  page.append(picture);
  document.body.append(page);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const ended = new AbortController();
  try {
    const isClosed = new Promise<boolean>((resolve) => {
      window.addEventListener('afterprint', () => resolve(true), { signal: ended.signal });
    });
    window.print();
    const isLate = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), waitMs);
      ended.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    return await Promise.race([isClosed, isLate]);
  } finally {
    ended.abort();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    page.remove();
  }
}
