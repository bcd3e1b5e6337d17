interface Shape {
  readonly widths: readonly number[];
  readonly formats: readonly ('avif' | 'webp')[];
}

/** The files of a picture by the suffix of the widest one; equals `pictureShapes` of the API. */
const shapes: Record<string, Shape> = {
  '-1280.webp': { widths: [320, 640, 1280], formats: ['avif', 'webp'] },
  '-800.webp': { widths: [320, 640, 800], formats: ['webp'] },
  '-1440.webp': { widths: [480, 960, 1440], formats: ['avif', 'webp'] },
  '-512.webp': { widths: [128, 512], formats: ['webp'] },
};

/** The `srcset` of a picture in one format; undefined if there are no such files. */
export function srcSetOf(path: string, format: 'avif' | 'webp'): string | undefined {
  const ending = /^\/uploads\/.*(-\d+\.webp)$/.exec(path)?.[1] ?? '';
  const stem = path.slice(0, -ending.length);
  const shape = shapes[ending];
  if (!shape?.formats.includes(format)) return undefined;
  return shape.widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}
