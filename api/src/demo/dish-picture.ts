import sharp from 'sharp';
import { drawBackdrop, drawVignette, height, width, type BackdropName } from './backdrop.js';
import { fluentArt, fluentSide, type FluentName } from './fluent-art.js';
import { handDrawnArt, handDrawnSide, isHandDrawn, type HandDrawnName } from './hand-drawn-art.js';
import { n, SvgKit } from './svg-kit.js';
import { drawShadow, drawSurface, type SurfaceName } from './tableware.js';

export type ArtName = HandDrawnName | FluentName;

/** Pixels of the 800 by 600 picture. The art stands with its foot at (x, y). */
export interface ArtPiece {
  readonly art: ArtName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise, about the piece's middle. */
  readonly tilt?: number;
}

export interface DishPicture {
  readonly backdrop: BackdropName;
  readonly surface: SurfaceName;
  /** In the order of painting: the farthest first. */
  readonly food: readonly ArtPiece[];
  /** Strewn around the food, in places chosen by the picture itself. */
  readonly garnish: readonly ArtName[];
  readonly isSteaming?: boolean;
  /** How near the camera is; flat food wants it nearer. 1 unless told. */
  readonly zoom?: number;
}

/** Around the plate, inside the frame; a square thumbnail cuts only the outer ones. The near ones are larger. */
const garnishPlaces = [
  { x: 128, y: 372, size: 100 },
  { x: 678, y: 378, size: 104 },
  { x: 118, y: 566, size: 124 },
  { x: 690, y: 570, size: 120 },
] as const;

/** @returns a PNG of 800 by 600 pixels, not compressed. The same picture always gives the same image. */
export async function renderDishPicture(picture: DishPicture): Promise<Buffer> {
  return sharp(Buffer.from(composeDishPicture(picture)))
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function composeDishPicture(picture: DishPicture): string {
  const kit = new SvgKit(seedOf(picture));
  const garnish = garnishPieces(picture.garnish);
  let serial = 0;
  const draw = (piece: ArtPiece): string => drawPiece(kit, piece, `a${serial++}`);
  const zoom = picture.zoom ?? 1;
  // The nearer the camera, the higher it tips the plate into the middle of the frame.
  const lift = 20 + (zoom - 1) * 190;
  const layers = [
    drawBackdrop(kit, picture.backdrop),
    `<g transform="translate(400 ${n(470 - lift)}) scale(${zoom}) translate(-400 -470)">`,
    garnish.filter(isBehind).map(draw).join(''),
    drawSurface(kit, picture.surface),
    picture.food.map(draw).join(''),
    garnish
      .filter((piece) => !isBehind(piece))
      .map(draw)
      .join(''),
    '</g>',
    // Flat food, which the camera is nearer to, ends lower: its steam starts lower too.
    picture.isSteaming ? `<g transform="translate(0 ${n((zoom - 1) * 380)})">${drawSteam(kit)}</g>` : '',
    drawVignette(kit),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${kit.definitions}${layers}</svg>`;
}

const isBehind = (piece: ArtPiece): boolean => piece.y < 450;

function garnishPieces(garnish: readonly ArtName[]): ArtPiece[] {
  return garnish.slice(0, garnishPlaces.length).flatMap((art, index) => {
    const place = garnishPlaces[index];
    return place ? [{ art, ...place, tilt: (index % 2 ? 1 : -1) * (8 + ((index * 7) % 14)) }] : [];
  });
}

function drawPiece(kit: SvgKit, piece: ArtPiece, prefix: string): string {
  const { art, x, y, size, tilt = 0 } = piece;
  const drawing = isHandDrawn(art) ? handDrawnArt[art](kit) : fluentArt(art, prefix);
  const scale = size / (isHandDrawn(art) ? handDrawnSide : fluentSide);
  // Every drawing ends a little above the foot of its square.
  const top = y - size * 0.94;
  const turn = tilt ? ` rotate(${tilt} ${n(size / 2)} ${n(size / 2)})` : '';
  return (
    drawShadow(kit, x + size * 0.05, y - size * 0.04, size * 0.52, size * 0.13, 0.62) +
    `<g transform="translate(${n(x - size / 2)} ${n(top)})${turn} scale(${scale})" fill="none">${drawing}</g>`
  );
}

function drawSteam(kit: SvgKit): string {
  const haze = kit.linear([
    ['#fff', 0, 0],
    ['#fff', 0.4, 0.3],
    ['#fff', 0.75, 0.46],
    ['#fff', 1, 0],
  ]);
  const wisp = (x: number, foot: number, reach: number, sway: number, thickness: number): string =>
    `<path d="M${x} ${foot}c${sway} ${n(-reach * 0.25)} ${n(-sway)} ${n(-reach * 0.45)} ${n(sway * 0.1)} ${n(-reach * 0.66)}s${n(sway * 0.5)} ${n(-reach * 0.22)} ${n(sway * 0.2)} ${n(-reach * 0.34)}" fill="none" stroke="${haze}" stroke-width="${thickness}" stroke-linecap="round"/>`;
  const wisps = [
    wisp(322, 262, 200, 46, 17),
    wisp(352, 250, 150, 40, 9),
    wisp(404, 240, 215, -44, 20),
    wisp(470, 255, 190, 42, 16),
    wisp(498, 262, 140, -34, 9),
  ];
  return `<g ${kit.blur(6)}>${wisps.join('')}</g>`;
}

/** FNV-1a over the spec. */
function seedOf(picture: DishPicture): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(picture)) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return hash;
}
