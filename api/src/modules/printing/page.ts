/** One text with its look. It wraps, so that nothing of it is cut off. */
export interface TextLine {
  readonly kind: 'text';
  readonly text: string;
  /** Multiple of the printer's font; 1 if missing. */
  readonly size?: 1 | 2 | 3 | 4;
  readonly isBold?: boolean;
  /** White on black. */
  readonly isInverse?: boolean;
  readonly isCentred?: boolean;
  /** Characters of the printer's font. */
  readonly indent?: number;
}

/** A text and, at the right edge of its first line, a shorter one. */
export interface PairLine extends Pick<TextLine, 'size' | 'isBold'> {
  readonly kind: 'pair';
  readonly left: string;
  readonly right: string;
}

export interface QrLine {
  readonly kind: 'qr';
  readonly text: string;
}

/** `end`: the paper is fed and, by printers that cut, cut. */
export type PageLine = TextLine | PairLine | QrLine | { readonly kind: 'rule' | 'end' };

/** A document before it is drawn for a paper. */
export type Page = readonly PageLine[];

export const papers = {
  MM58: { characters: 32, dots: 384, widthMm: 58 },
  MM80: { characters: 48, dots: 576, widthMm: 80 },
} as const;
export type PrinterPaper = keyof typeof papers;
export const printerPapers = Object.keys(papers) as readonly PrinterPaper[];

export const printerGraphics = ['RASTER', 'COLUMNS'] as const;
export type PrinterGraphics = (typeof printerGraphics)[number];

const plain: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '×': 'x',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** Punctuation in the form that every printer's font has. */
export const inPlainPunctuation = (text: string): string =>
  text.replaceAll(/[–—‘’“”…×\u00a0\u202f]/g, (found) => plain[found] ?? found);

/** Whether the font of every printer has all characters. Others would come out as `?` or garbage. */
export const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Lines of at most `width` characters: breaks at spaces, and inside of words that are longer. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/).filter(Boolean)) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    let rest = line ? `${line} ${word}` : word;
    while (rest.length > width) {
      lines.push(rest.slice(0, width));
      rest = rest.slice(width);
    }
    line = rest;
  }
  return line || lines.length === 0 ? [...lines, line] : lines;
}

/** {@link wrap} for a pair. Where the left text would have no room beside it, the right one has a line of its own. */
export function wrapPair({ left, right }: Pick<PairLine, 'left' | 'right'>, width: number): string[] {
  const room = width - right.length - 1;
  if (room < width / 3) return [...wrap(left, width), right.padStart(width)];
  const [first = '', ...rest] = wrap(left, room);
  return [first + right.padStart(width - first.length), ...rest];
}
