/** Light, middle and dark of one material. All art is lit from the upper left. */
export type Tone = readonly [light: string, middle: string, dark: string];
export type Stop = string | readonly [colour: string, offset: number, opacity?: number];
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** An ellipse lying on the table; `lift` heaps what is scattered on it into a dome that high. */
export interface Ground {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly lift?: number;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * Collects the definitions of one SVG document and hands out repeatable randomness, so that the same
 * picture always comes out the same and seeding twice does not change a byte.
 */
export class SvgKit {
  readonly #idByDefinition = new Map<string, string>();
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** mulberry32 */
  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.random() * choices.length)] ?? choices[0];
  }

  /** Equal definitions are kept once: a heap of two hundred grains needs three gradients, not two hundred. */
  define(definition: (id: string) => string): string {
    const key = definition('');
    const known = this.#idByDefinition.get(key);
    if (known !== undefined) return known;
    const id = `k${this.#idByDefinition.size}`;
    this.#idByDefinition.set(key, id);
    this.#definitions.push(definition(id));
    return id;
  }

  readonly #definitions: string[] = [];

  get definitions(): string {
    return `<defs>${this.#definitions.join('')}</defs>`;
  }

  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly number[] = [0, 0, 0, 1]): string {
    const id = this.define(
      (i) =>
        `<linearGradient id="${i}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[], [cx, cy, r]: readonly number[] = [0.5, 0.5, 0.5]): string {
    const id = this.define(
      (i) => `<radialGradient id="${i}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** The fill of a rounded body in the one light. */
  body(tone: Tone): string {
    return this.radial(
      [
        [tone[0], 0],
        [tone[1], 0.5],
        [tone[2], 1],
      ],
      [0.34, 0.26, 0.85],
    );
  }

  blur(deviation: number): string {
    const id = this.define(
      (i) =>
        `<filter id="${i}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [colour, offset, opacity] =
        typeof stop === 'string' ? [stop, index / Math.max(1, stops.length - 1)] : stop;
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${round(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

/** Even, slightly jittered points over an ellipse, the farthest first so that nearer ones overlap them. */
export function scatter(kit: SvgKit, count: number, ground: Ground): Point[] {
  const points: { x: number; y: number; depth: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const distance = Math.sqrt((index + 0.5) / count) * kit.between(0.92, 1.02);
    const angle = index * 2.39996 + kit.between(-0.25, 0.25);
    const depth = ground.cy + Math.sin(angle) * distance * ground.ry;
    const height = (ground.lift ?? 0) * Math.max(0, 1 - distance ** 2) ** 0.7;
    points.push({ x: ground.cx + Math.cos(angle) * distance * ground.rx, y: depth - height, depth });
  }
  return points.toSorted((one, other) => one.depth - other.depth);
}

/** A closed curve through points at uneven distances: nothing fried is a perfect circle. */
export function lumpyPath(kit: SvgKit, ground: Ground, corners: number, unevenness: number): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const distance = 1 + kit.between(-unevenness, unevenness);
    return {
      x: ground.cx + Math.cos(angle) * ground.rx * distance,
      y: ground.cy + Math.sin(angle) * ground.ry * distance,
    };
  });
  return closedCurve(points);
}

function closedCurve(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let index = 0; index < points.length; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)} `;
    path += `${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)} ${round(to.x)} ${round(to.y)}`;
  }
  return `${path}Z`;
}

/** Where pieces lie in a heap on a plate, the bottom layer first: what is higher covers what is lower. */
export function pile(kit: SvgKit): Point[] {
  const rows: readonly (readonly [y: number, ...xs: number[]])[] = [
    [70, 16, 33, 50, 67, 84],
    [84, 24, 41, 59, 76],
    [62, 26, 42, 58, 74],
    [72, 33, 50, 67],
    [52, 36, 50, 64],
    [42, 45, 56],
  ];
  return rows.flatMap(([y, ...xs]) =>
    xs.map((x) => ({ x: x + kit.between(-2.5, 2.5), y: y + kit.between(-2, 2) })),
  );
}

/** Draws one thing at each of some chosen places, given from the farthest to the nearest. */
export function place(
  points: readonly (readonly [x: number, y: number])[],
  draw: (x: number, y: number, index: number) => string,
): string {
  return points.map(([x, y], index) => draw(x, y, index)).join('');
}

export const n = round;
