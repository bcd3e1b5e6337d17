/** The widths in which the server keeps a picture, by how the path of its widest file ends. */
const widthsOf: Record<string, readonly number[]> = {
  '-1280.webp': [320, 640, 1280],
  '-512.webp': [128, 512],
};

/** A `srcset` of a picture's files in one format; undefined for a picture that is one file alone. */
export function srcSetOf(path: string, format: 'avif' | 'webp'): string | undefined {
  const ending = /^\/uploads\/.*(-\d+\.webp)$/.exec(path)?.[1] ?? '';
  const stem = path.slice(0, -ending.length);
  return widthsOf[ending]?.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}
