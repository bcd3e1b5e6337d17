/** What a picture is of decides its shape and in which files it is kept. */
export type PictureKind = 'menu' | 'profile';

export type PictureFormat = 'webp' | 'avif';

interface Shape {
  /** Pixels, rising. */
  readonly widths: readonly [number, ...number[]];
  /** Every width is kept in each of them. */
  readonly formats: readonly PictureFormat[];
  /** Whether it is cut to a square. Otherwise it keeps its proportions. */
  readonly isSquare: boolean;
}

/** The web's DishImage and Avatar know these widths and formats too. */
export const pictureShapes: Record<PictureKind, Shape> = {
  menu: { widths: [320, 640, 1280], formats: ['webp', 'avif'], isSquare: false },
  profile: { widths: [128, 512], formats: ['webp'], isSquare: true },
};

export interface Picture {
  readonly kind: PictureKind;
  /** 32 hex characters. */
  readonly hash: string;
}

export const widestOf = (kind: PictureKind): number => Math.max(...pictureShapes[kind].widths);

export const fileName = ({ kind, hash }: Picture, width: number, format: PictureFormat): string =>
  `${kind}/${hash}-${width}.${format}`;

/** The file that a picture is known by: the widest, in the format that every browser reads. */
export const mainFile = (picture: Picture): string => fileName(picture, widestOf(picture.kind), 'webp');

/** How pictures were called when they had one width. */
const plainFile = ({ kind, hash }: Picture): string => `${kind}/${hash}.webp`;

/** The files whose paths may stand for a picture. */
export const namingFiles = (picture: Picture): string[] => [mainFile(picture), plainFile(picture)];

const prefix = '/uploads/';

/** The path under which the server serves a file. */
export const pathOf = (file: string): string => prefix + file;

/** The file and picture that a path stands for; undefined unless it is one that {@link pathOf} and we made. */
export function fromPath(path: string): { picture: Picture; file: string } | undefined {
  if (!path.startsWith(prefix)) return undefined;
  const file = path.slice(prefix.length);
  const picture = pictureOfFile(file);
  return picture && namingFiles(picture).includes(file) ? { picture, file } : undefined;
}

/** Every path that may name a picture, whichever width it says. */
export function allPathsOf(picture: Picture): string[] {
  const { widths, formats } = pictureShapes[picture.kind];
  const files = widths.flatMap((width) => formats.map((format) => fileName(picture, width, format)));
  return [...files, plainFile(picture)].map(pathOf);
}

/** The picture that a file belongs to; undefined for files that are none of ours. */
export function pictureOfFile(file: string): Picture | undefined {
  const [, kind, hash] = /^(menu|profile)\/([0-9a-f]{32})[-.]/.exec(file) ?? [];
  return kind && hash ? { kind: kind as PictureKind, hash } : undefined;
}
