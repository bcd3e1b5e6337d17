import styles from './printing.module.css';

/**
 * Prints a picture with the system's dialog. Its page is as long as the picture: browsers know no page without an end.
 * @param image a PNG in base64
 */
export async function printPicture(image: string, widthMm: number): Promise<void> {
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
  try {
    const printed = new Promise((resolve) => {
      window.addEventListener('afterprint', resolve, { once: true });
    });
    window.print();
    await printed;
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    page.remove();
  }
}
