import { n, type SvgKit, type Tone } from './svg-kit.js';

export const width = 800;
export const height = 600;
/** Where the far edge of the table meets the room behind it. */
const horizon = 205;

type Cloth = 'planks' | 'check' | 'stripe' | 'plain';
interface Palette {
  readonly room: Tone;
  readonly table: Tone;
  readonly bokeh: string;
  readonly cloth: Cloth;
  /** Colour of the cloth's pattern, or of the seams between planks. */
  readonly weave: string;
}

const palettes = {
  walnut: {
    room: ['#6b3f2a', '#47271b', '#24130e'],
    table: ['#a96f43', '#7d4a2b', '#4a2817'],
    bokeh: '#ffc46b',
    cloth: 'planks',
    weave: '#3a1d10',
  },
  honey: {
    room: ['#f3c987', '#dd9d52', '#a8642c'],
    table: ['#f2c88d', '#dba262', '#a86a36'],
    bokeh: '#fff0c2',
    cloth: 'planks',
    weave: '#8d5527',
  },
  gingham: {
    room: ['#c9543f', '#96301f', '#571811'],
    table: ['#fff6ea', '#f6e3cd', '#d9b08f'],
    bokeh: '#ffcf8a',
    cloth: 'check',
    weave: '#d8432f',
  },
  mustard: {
    room: ['#ffcf5c', '#eba126', '#a9620f'],
    table: ['#ffd873', '#f0b038', '#b9741a'],
    bokeh: '#fff3c4',
    cloth: 'stripe',
    weave: '#d9861a',
  },
  teal: {
    room: ['#2f8a85', '#175e5f', '#0b3438'],
    table: ['#46a59b', '#237875', '#0f474a'],
    bokeh: '#ffd791',
    cloth: 'plain',
    weave: '#145a5b',
  },
  indigo: {
    room: ['#3f4f8f', '#27315f', '#131936'],
    table: ['#5d70b3', '#3b4a85', '#1d2650'],
    bokeh: '#ffcf87',
    cloth: 'stripe',
    weave: '#8fa2e0',
  },
  rose: {
    room: ['#f0a59a', '#d2736f', '#8f3d45'],
    table: ['#fbd3c4', '#eba998', '#b96a63'],
    bokeh: '#fff0df',
    cloth: 'plain',
    weave: '#c97c70',
  },
  leaf: {
    room: ['#7fa650', '#4d7a34', '#27451f'],
    table: ['#f1ead2', '#ded0a7', '#a7925f'],
    bokeh: '#f7ffc9',
    cloth: 'check',
    weave: '#7a9c4b',
  },
  linen: {
    room: ['#f2dfc3', '#d9b98f', '#9c7448'],
    table: ['#fff3de', '#efd9b8', '#c09a6b'],
    bokeh: '#ffffff',
    cloth: 'stripe',
    weave: '#c0603c',
  },
  night: {
    room: ['#4a3d55', '#2c2336', '#15101c'],
    table: ['#5b4c58', '#3d313d', '#1f171f'],
    bokeh: '#ffb35c',
    cloth: 'planks',
    weave: '#1a1219',
  },
  saffron: {
    room: ['#f58a3c', '#cf5a1c', '#7d2c0c'],
    table: ['#ffb66b', '#ee8a3a', '#a94f18'],
    bokeh: '#ffe7a8',
    cloth: 'plain',
    weave: '#c4611f',
  },
  sky: {
    room: ['#b9dfe2', '#83bcc6', '#437d8c'],
    table: ['#e9f3ee', '#c8dfd9', '#84aba8'],
    bokeh: '#ffffff',
    cloth: 'check',
    weave: '#6cb0b6',
  },
} as const satisfies Record<string, Palette>;
export type BackdropName = keyof typeof palettes;

/** A table in front of an out-of-focus room with its lights: what a photograph at a stall would show. */
export function drawBackdrop(kit: SvgKit, name: BackdropName): string {
  const palette: Palette = palettes[name];
  const room = kit.radial(palette.room, [0.34, 0.2, 0.85]);
  const table = kit.radial(palette.table, [0.42, 0.3, 0.75]);
  const clip = kit.define(
    (id) => `<clipPath id="${id}"><rect y="${horizon}" width="${width}" height="${height}"/></clipPath>`,
  );
  const fade = kit.linear([
    [palette.room[1], 0, 0],
    [palette.room[1], 0.34, 0.96],
    [palette.room[1], 0.5, 0.8],
    [palette.room[1], 1, 0],
  ]);
  return [
    `<rect width="${width}" height="${height}" fill="${room}"/>`,
    drawBokeh(kit, palette.bokeh),
    `<g clip-path="url(#${clip})"><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${table}"/>${drawCloth(kit, palette)}</g>`,
    // The far edge of the table is out of focus too.
    `<rect y="${horizon - 60}" width="${width}" height="180" fill="${fade}"/>`,
    `<ellipse cx="330" cy="330" rx="430" ry="300" fill="${kit.radial([
      ['#fff4d6', 0, 0.42],
      ['#fff4d6', 1, 0],
    ])}"/>`,
  ].join('');
}

function drawBokeh(kit: SvgKit, colour: string): string {
  let lights = '';
  for (let index = 0; index < 15; index += 1) {
    const radius = kit.between(16, 46);
    const opacity = kit.between(0.1, 0.34);
    const fill = kit.radial([
      [colour, 0, 0.75],
      [colour, 0.78, 0.85],
      [colour, 0.9, 0.55],
      [colour, 1, 0],
    ]);
    lights += `<circle cx="${n((index / 14) * 820 - 10 + kit.between(-30, 30))}" cy="${n(kit.between(-5, horizon - 20))}" r="${n(radius)}" fill="${fill}" opacity="${n(opacity)}"/>`;
  }
  return lights;
}

/** Lines on the table run towards one vanishing point above the picture; cross lines crowd towards the horizon. */
function drawCloth(kit: SvgKit, { cloth, weave }: Palette): string {
  const vanishing = { x: 400, y: -260 };
  const band = (from: number, to: number, opacity: number): string =>
    `<path d="M${vanishing.x} ${vanishing.y}L${n(from)} 600L${n(to)} 600Z" fill="${weave}" opacity="${n(opacity)}"/>`;
  let drawn = '';
  if (cloth === 'planks') {
    for (let x = -560; x < 1400; x += 190) {
      drawn += band(x, x + 5, 0.55) + band(x + 5, x + 190, kit.between(0, 0.13));
      for (let grain = 0; grain < 5; grain += 1) {
        const at = x + kit.between(15, 180);
        drawn += band(at, at + kit.between(1.2, 3), 0.14);
      }
    }
  }
  if (cloth === 'check' || cloth === 'stripe') {
    const step = cloth === 'check' ? 104 : 150;
    for (let x = -600; x < 1450; x += step) {
      drawn +=
        cloth === 'check' ? band(x, x + step / 2, 0.36) : band(x, x + 22, 0.4) + band(x + 34, x + 42, 0.34);
    }
  }
  if (cloth === 'check') {
    for (let row = 0; row < 9; row += 1) {
      const [top, bottom] = [depthOf(row), depthOf(row + 0.5)];
      drawn += `<rect y="${n(top)}" width="${width}" height="${n(bottom - top)}" fill="${weave}" opacity="0.36"/>`;
    }
  }
  return drawn;
}

const depthOf = (row: number): number => horizon + 12 + row * 26 + row * row * 3.4;

/** Falls over everything last: holds the eye in the middle. */
export function drawVignette(kit: SvgKit): string {
  const shade = kit.radial(
    [
      ['#2a1206', 0.55, 0],
      ['#2a1206', 0.85, 0.24],
      ['#1a0a04', 1, 0.55],
    ],
    [0.48, 0.48, 0.72],
  );
  return `<rect width="${width}" height="${height}" fill="${shade}"/>`;
}
