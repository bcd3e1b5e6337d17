/** What a picture is for. Also the folder of its files. */
export const pictureKinds = ['menu', 'profile', 'logo', 'cover'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export type PictureFormat = 'webp' | 'avif' | 'png';

interface Shape {
  readonly kind: PictureKind;
  /** Pixels, ascending. */
  readonly widths: readonly [number, ...number[]];
  /** Every width exists in each format. */
  readonly formats: readonly PictureFormat[];
  /** Whether it is cropped to a square. Otherwise it keeps its proportions. */
  readonly isSquare: boolean;
}

/**
 * The files of a picture. The largest width, which is part of the picture's path, identifies the shape; the web's
 * `srcSetOf` relies on it and must contain the same.
 */
export const pictureShapes = {
  menu: { kind: 'menu', widths: [320, 640, 1280], formats: ['webp', 'avif'], isSquare: false },
  // The files of the demo menu, which are part of the source.
  demo: { kind: 'menu', widths: [320, 640, 800], formats: ['webp'], isSquare: false },
  profile: { kind: 'profile', widths: [128, 512], formats: ['webp'], isSquare: true },
  // PNG for mails: some clients read no WebP.
  logo: { kind: 'logo', widths: [128, 512], formats: ['webp', 'png'], isSquare: false },
  cover: { kind: 'cover', widths: [480, 960, 1440], formats: ['webp', 'avif'], isSquare: false },
} as const satisfies Record<string, Shape>;

export type PictureShape = keyof typeof pictureShapes;

/** One picture with all its files. */
export interface Picture {
  readonly kind: PictureKind;
  /** 32 hex characters. */
  readonly hash: string;
}

const shapesOf = (kind: PictureKind): Shape[] =>
  Object.values<Shape>(pictureShapes).filter((shape) => shape.kind === kind);

export const widestOf = (shape: PictureShape): number => Math.max(...pictureShapes[shape].widths);

export const fileName = ({ kind, hash }: Picture, width: number, format: PictureFormat): string =>
  `${kind}/${hash}-${width}.${format}`;

/** File name of pictures from the time when they had one width. */
const plainFile = ({ kind, hash }: Picture): string => `${kind}/${hash}.webp`;

/** The files whose paths may name a picture: the widest, in the format that every browser reads. */
export const namingFiles = (picture: Picture): string[] => [
  ...shapesOf(picture.kind).map(({ widths }) => fileName(picture, Math.max(...widths), 'webp')),
  plainFile(picture),
];

const prefix = '/uploads/';

/** The URL path of a file. */
export const pathOf = (file: string): string => prefix + file;

/** The file and picture of a path; undefined unless {@link pathOf} produced it. */
export function fromPath(path: string): { picture: Picture; file: string } | undefined {
  if (!path.startsWith(prefix)) return undefined;
  const file = path.slice(prefix.length);
  const picture = pictureOfFile(file);
  return picture && namingFiles(picture).includes(file) ? { picture, file } : undefined;
}

/** Every path that may name a picture, with any width. */
export function allPathsOf(picture: Picture): string[] {
  const files = shapesOf(picture.kind).flatMap(({ widths, formats }) =>
    widths.flatMap((width) => formats.map((format) => fileName(picture, width, format))),
  );
  return [...new Set([...files, plainFile(picture)])].map(pathOf);
}

/** The picture of a file; undefined for foreign files. */
export function pictureOfFile(file: string): Picture | undefined {
  const [, folder, hash] = /^([a-z]+)\/([0-9a-f]{32})[-.]/.exec(file) ?? [];
  const kind = pictureKinds.find((each) => each === folder);
  return kind && hash ? { kind, hash } : undefined;
}
