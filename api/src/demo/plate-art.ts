import { burger, fillings, flatRound, pavBun, pizza, roll } from './bread-art.js';
import { ball, cube, drizzle, fritter, grain, leafBit, ring, strip, tones } from './morsels.js';
import { lumpyPath, n, scatter, type SvgKit, type Tone } from './svg-kit.js';
import { bowl, mouth } from './vessel-art.js';

const at = (
  points: readonly (readonly [number, number])[],
  draw: (x: number, y: number, index: number) => string,
): string => points.map(([x, y], index) => draw(x, y, index)).join('');

/** A small dip, for standing beside the dish. */
function dip(kit: SvgKit, tone: Tone): string {
  const surface = `<ellipse cx="${mouth.cx}" cy="${mouth.cy}" rx="41" ry="15.5" fill="${kit.body(tone)}"/><path d="M30 46C34 38 62 38 66 46C68 53 44 55 42 49" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="3" stroke-linecap="round"/>`;
  return bowl(kit, 'steel', surface);
}

/** A puri blown up hollow, broken open at the top and filled. */
function shell(kit: SvgKit, x: number, y: number, r: number, filling: string): string {
  return (
    ball(kit, x, y, r, tones.golden, 0.92) +
    `<ellipse cx="${n(x)}" cy="${n(y - r * 0.5)}" rx="${n(r * 0.62)}" ry="${n(r * 0.3)}" fill="#7a3f10"/><ellipse cx="${n(x)}" cy="${n(y - r * 0.46)}" rx="${n(r * 0.56)}" ry="${n(r * 0.25)}" fill="${filling}"/>` +
    leafBit(kit, x, y - r * 0.55, r * 0.7) +
    ball(kit, x + r * 0.22, y - r * 0.5, r * 0.16, tones.chickpea) +
    `<ellipse cx="${n(x)}" cy="${n(y - r * 0.5)}" rx="${n(r * 0.63)}" ry="${n(r * 0.31)}" fill="none" stroke="#ffe3a0" stroke-width="${n(r * 0.08)}"/>`
  );
}

function samosa(kit: SvgKit, x: number, y: number, s: number): string {
  const p = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  return (
    `<path d="M${p(-0.02, -0.95)}Q${p(0.1, -0.98)} ${p(0.16, -0.86)}L${p(0.9, 0.3)}Q${p(1, 0.52)} ${p(0.76, 0.58)}Q${p(0, 0.78)} ${p(-0.76, 0.58)}Q${p(-1, 0.52)} ${p(-0.9, 0.3)}L${p(-0.16, -0.86)}Q${p(-0.12, -0.95)} ${p(-0.02, -0.95)}Z" fill="${kit.body(tones.golden)}"/><path d="M${p(0.05, -0.9)}Q${p(0.24, -0.1)} ${p(0.32, 0.66)}L${p(0.76, 0.58)}Q${p(1, 0.52)} ${p(0.9, 0.3)}Z" fill="#8a3f0c" opacity="0.28"/><path d="M${p(-0.82, 0.5)}Q${p(0, 0.74)} ${p(0.82, 0.5)}" fill="none" stroke="#fff0b8" stroke-opacity="0.6" stroke-width="${n(s * 0.06)}"/><path d="M${p(-0.22, -0.62)}L${p(-0.6, 0.06)}" stroke="#fff" stroke-opacity="0.5" stroke-width="${n(s * 0.11)}" stroke-linecap="round"/>` +
    scatter(kit, 10, { cx: x, cy: y + s * 0.2, rx: s * 0.55, ry: s * 0.35 })
      .map((q) => `<circle cx="${n(q.x)}" cy="${n(q.y)}" r="${n(s * 0.035)}" fill="#8a3f0c" opacity="0.5"/>`)
      .join('')
  );
}

function momo(kit: SvgKit, x: number, y: number, s: number): string {
  let pleats = '';
  for (let fold = -3; fold <= 3; fold += 1) {
    pleats += `<path d="M${n(x)} ${n(y - s * 0.62)}Q${n(x + fold * s * 0.3)} ${n(y - s * 0.5)} ${n(x + fold * s * 0.29)} ${n(y + s * (0.2 - Math.abs(fold) * 0.06))}" fill="none" stroke="#b99c74" stroke-opacity="0.6" stroke-width="${n(s * 0.055)}" stroke-linecap="round"/>`;
  }
  return `<path d="M${n(x)} ${n(y - s * 0.72)}C${n(x + s * 0.3)} ${n(y - s * 0.62)} ${n(x + s)} ${n(y - s * 0.3)} ${n(x + s)} ${n(y + s * 0.2)}C${n(x + s)} ${n(y + s * 0.7)} ${n(x - s)} ${n(y + s * 0.7)} ${n(x - s)} ${n(y + s * 0.2)}C${n(x - s)} ${n(y - s * 0.3)} ${n(x - s * 0.3)} ${n(y - s * 0.62)} ${n(x)} ${n(y - s * 0.72)}Z" fill="${kit.body(tones.steamed)}"/>${pleats}<circle cx="${n(x)}" cy="${n(y - s * 0.62)}" r="${n(s * 0.14)}" fill="${kit.body(tones.steamed)}"/>`;
}

function skewers(morsel: (x: number, y: number, index: number) => string): string {
  return [0, 1]
    .map((row) => {
      const y = 46 + row * 24;
      const pieces = [0, 1, 2, 3, 4]
        .map((index) => morsel(18 + index * 16 + row * 3, y, index + row))
        .join('');
      return `<path d="M-4 ${y + 4}L104 ${y + 4}" stroke="#d9d5cf" stroke-width="2.2" stroke-linecap="round"/><path d="M96 ${y + 4}L110 ${y + 4}" stroke="#6d3f1c" stroke-width="4" stroke-linecap="round"/>${pieces}`;
    })
    .join('');
}

const heap = (
  kit: SvgKit,
  count: number,
  lift: number,
  draw: (x: number, y: number, index: number) => string,
): string =>
  scatter(kit, count, { cx: 50, cy: 76, rx: 38, ry: 14, lift })
    .map((p, index) => draw(p.x, p.y, index))
    .join('');

const chutneyPuff = (kit: SvgKit, x: number, y: number): string =>
  `<path d="${lumpyPath(kit, { cx: x, cy: y, rx: 12, ry: 5.4 }, 10, 0.06)}" fill="${kit.body(tones.golden)}"/>` +
  fritter(kit, x, y - 3, 6, tones.corn) +
  drizzle(x, y - 5, 7, 2, '#fffaf0', 2) +
  drizzle(x, y - 3, 6, 1.4, '#6a2410', 1.5);
const sev = (kit: SvgKit, count: number, cy: number, rx: number, ry: number): string =>
  scatter(kit, count, { cx: 50, cy, rx, ry })
    .map((p) => grain(kit, p.x, p.y, 6, kit.pick(['#ffcb45', '#f7ae24', '#ffdf7d']), 1.1))
    .join('');

export const plateArt = {
  'dip-mint': (kit: SvgKit) => dip(kit, ['#a8d65a', '#5f9f2f', '#33691c']),
  'dip-tomato': (kit: SvgKit) => dip(kit, ['#ff7a4d', '#d3321c', '#8a160c']),
  'dip-tamarind': (kit: SvgKit) => dip(kit, ['#a85a30', '#66290f', '#351105']),
  'dip-mayo': (kit: SvgKit) => dip(kit, ['#fffefa', '#fdeed0', '#dfc08f']),
  'tikki-burger': (kit: SvgKit) => burger(kit, tones.bun, ['chutney', 'tikki', 'onion', 'tomato', 'mayo']),
  'paneer-burger': (kit: SvgKit) => burger(kit, tones.bun, ['lettuce', 'paneer', 'cheese', 'onion', 'mayo']),
  'chicken-burger': (kit: SvgKit) => burger(kit, tones.bun, ['slaw', 'fried', 'mayo', 'lettuce']),
  'tower-burger': (kit: SvgKit) =>
    burger(kit, tones.bun, [
      'lettuce',
      'tikki',
      'cheese',
      'tomato',
      'toast',
      'lettuce',
      'tikki',
      'cheese',
      'onion',
      'mayo',
    ]),
  'bean-burger': (kit: SvgKit) => burger(kit, tones.beetBun, ['lettuce', 'bean', 'cheese', 'tomato', 'mayo']),
  'vada-pav': (kit: SvgKit) =>
    `<g>${burger(kit, tones.pav, ['chutney', 'tikki'], false)}</g>` +
    `<path d="${lumpyPath(kit, { cx: 50, cy: 73, rx: 34, ry: 12 }, 14, 0.04)}" fill="${kit.body(tones.golden)}"/><path d="M22 64Q50 74 78 64" fill="none" stroke="#4f9a27" stroke-width="3.4" stroke-linecap="round"/><path d="M24 81Q50 88 76 81" fill="none" stroke="#b83a1c" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="5 4"/>`,
  dabeli: (kit: SvgKit) =>
    burger(kit, tones.pav, ['bean', 'chutney'], false) +
    scatter(kit, 50, { cx: 50, cy: 68, rx: 40, ry: 4 })
      .map((p, i) =>
        i % 3 === 0
          ? ball(kit, p.x, p.y, 2.2, tones.pomegranate)
          : i % 3 === 1
            ? ball(kit, p.x, p.y, 2, tones.chickpea)
            : grain(kit, p.x, p.y, 7, '#ffc93f', 1.4),
      )
      .join(''),
  'paneer-roll': (kit: SvgKit) =>
    roll(kit, tones.dosa, ['#fffaf0', '#f3dfc0', '#cf4a2f'], fillings.paneer(kit)),
  'egg-roll': (kit: SvgKit) =>
    roll(kit, ['#ffe58a', '#f2b83d', '#b9741a'], ['#f6efe2', '#ddcdb0', '#3f7fb5'], fillings.egg(kit)),
  'seekh-roll': (kit: SvgKit) =>
    roll(kit, tones.crumb, ['#e8c493', '#c9965a', '#7a4a1f'], fillings.seekh(kit)),
  'chaap-roll': (kit: SvgKit) => roll(kit, tones.bun, ['#fdfbf4', '#e6dcc6', '#4c9a52'], fillings.chaap(kit)),
  'aloo-roll': (kit: SvgKit) => roll(kit, tones.dosa, ['#fff1c9', '#f2c76a', '#d9541f'], fillings.aloo(kit)),
  margherita: (kit: SvgKit) =>
    pizza(
      kit,
      '#c9331a',
      (x, y, i) =>
        i % 2
          ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="6.5" ry="3.8" fill="${kit.body(['#ffffff', '#fff3d8', '#ecd09a'])}"/>`
          : leafBit(kit, x, y, 14) + leafBit(kit, x + 2, y + 1, 11),
      15,
    ),
  'paneer-pizza': (kit: SvgKit) =>
    pizza(
      kit,
      '#d9541f',
      (x, y, i) =>
        i % 3 === 0
          ? cube(kit, x, y - 3, 8, tones.tandoori, true)
          : i % 3 === 1
            ? ring(kit, x, y, 5.5, tones.onion, 1.8)
            : strip(kit, x, y, 11, tones.capsicum, 3),
      32,
    ),
  'farm-pizza': (kit: SvgKit) =>
    pizza(
      kit,
      '#b82a16',
      (x, y, i) =>
        [
          () => ball(kit, x, y, 5, tones.tomato, 0.55),
          () => ring(kit, x, y, 3.4, tones.olive, 2.4),
          () => strip(kit, x, y, 11, tones.capsicum, 3),
          () => ball(kit, x, y, 2.6, tones.corn),
          () => ball(kit, x, y, 5, tones.mushroom, 0.6),
        ][i % 5]?.() ?? '',
      42,
    ),
  'corn-pizza': (kit: SvgKit) =>
    pizza(
      kit,
      '#f0a030',
      (x, y, i) => (i % 6 === 0 ? leafBit(kit, x, y, 8) : ball(kit, x, y, 3, tones.corn, 0.8)),
      84,
    ),
  'keema-pizza': (kit: SvgKit) =>
    pizza(
      kit,
      '#a3220f',
      (x, y, i) =>
        i % 5 === 0
          ? ring(kit, x, y, 3.6, tones.redChilli, 2)
          : i % 5 === 1
            ? leafBit(kit, x, y, 8)
            : fritter(kit, x, y, 4.6, tones.seekh),
      52,
    ),
  'pani-puri': (kit: SvgKit) =>
    at(
      [
        [50, 42],
        [27, 52],
        [73, 52],
        [50, 62],
        [20, 74],
        [80, 74],
        [42, 82],
        [64, 82],
      ],
      (x, y) => shell(kit, x, y, 13.5, '#8fb53a'),
    ),
  'dahi-puri': (kit: SvgKit) =>
    at(
      [
        [50, 50],
        [24, 60],
        [76, 60],
        [40, 78],
        [64, 78],
      ],
      (x, y) =>
        shell(kit, x, y, 16, '#fff6e4') +
        `<ellipse cx="${x}" cy="${y - 8}" rx="10" ry="5.4" fill="${kit.body(tones.malai)}"/>` +
        drizzle(x, y - 8, 7, 2, '#6a2410', 1.8) +
        drizzle(x, y - 6, 6, 1.4, '#5da12f', 1.4) +
        scatter(kit, 12, { cx: x, cy: y - 9, rx: 8, ry: 4 })
          .map((p) => grain(kit, p.x, p.y, 4.5, '#ffc93f', 1))
          .join('') +
        ball(kit, x, y - 11, 1.8, tones.pomegranate),
    ),
  'sev-puri': (kit: SvgKit) =>
    at(
      [
        [50, 58],
        [26, 65],
        [74, 65],
        [50, 73],
        [22, 80],
        [78, 80],
        [50, 88],
      ],
      (x, y) =>
        chutneyPuff(kit, x, y) +
        scatter(kit, 14, { cx: x, cy: y - 6, rx: 9, ry: 3.4 })
          .map((p) => grain(kit, p.x, p.y, 5, kit.pick(['#ffcb45', '#f7ae24']), 1.1))
          .join('') +
        ball(kit, x + 3, y - 8, 1.7, tones.pomegranate) +
        leafBit(kit, x - 3, y - 8, 5),
    ),
  kachori: (kit: SvgKit) =>
    ball(kit, 50, 62, 38, tones.golden, 0.84) +
    `<path d="${lumpyPath(kit, { cx: 50, cy: 44, rx: 28, ry: 13 }, 12, 0.1)}" fill="#7a3f10"/>` +
    scatter(kit, 30, { cx: 50, cy: 44, rx: 24, ry: 9, lift: 8 })
      .map((p, i) => (i % 2 ? ball(kit, p.x, p.y, 4, tones.chickpea) : fritter(kit, p.x, p.y, 5, tones.corn)))
      .join('') +
    `<path d="${lumpyPath(kit, { cx: 48, cy: 38, rx: 22, ry: 9 }, 10, 0.12)}" fill="${kit.body(tones.malai)}"/>` +
    drizzle(50, 38, 20, 5, '#6a2410', 3) +
    drizzle(48, 43, 19, 4, '#5da12f', 2.4) +
    sev(kit, 70, 36, 23, 8) +
    scatter(kit, 18, { cx: 50, cy: 38, rx: 22, ry: 7 })
      .map((p, i) => (i % 2 ? ball(kit, p.x, p.y, 2, tones.pomegranate) : leafBit(kit, p.x, p.y, 6)))
      .join(''),
  'tikki-chaat': (kit: SvgKit) =>
    at(
      [
        [50, 56],
        [28, 70],
        [72, 70],
        [50, 80],
      ],
      (x, y) =>
        `<path d="${lumpyPath(kit, { cx: x, cy: y + 5, rx: 20, ry: 10 }, 14, 0.04)}" fill="${tones.crisp[2]}"/><path d="${lumpyPath(kit, { cx: x, cy: y, rx: 20, ry: 10 }, 14, 0.04)}" fill="${kit.body(tones.golden)}"/>`,
    ) +
    `<path d="${lumpyPath(kit, { cx: 50, cy: 64, rx: 26, ry: 12 }, 12, 0.14)}" fill="${kit.body(tones.malai)}"/>` +
    drizzle(50, 62, 26, 6, '#6a2410', 3) +
    drizzle(50, 70, 26, 5, '#5da12f', 2.6) +
    sev(kit, 80, 63, 24, 9) +
    scatter(kit, 26, { cx: 50, cy: 65, rx: 26, ry: 11 })
      .map((p, i) => (i % 2 ? ball(kit, p.x, p.y, 2, tones.pomegranate) : leafBit(kit, p.x, p.y, 6)))
      .join(''),
  samosas: (kit: SvgKit) => samosa(kit, 34, 50, 30) + samosa(kit, 68, 52, 29) + samosa(kit, 50, 70, 33),
  bhajiya: (kit: SvgKit) =>
    heap(
      kit,
      17,
      36,
      (x, y) =>
        fritter(kit, x, y, 10.5, tones.crisp) +
        strip(kit, x, y, 15, tones.golden, 2.6) +
        strip(kit, x, y + 2, 13, tones.onion, 1.4),
    ),
  pakora: (kit: SvgKit) =>
    heap(
      kit,
      13,
      32,
      (x, y) =>
        cube(kit, x, y - 6, 15, tones.golden) +
        grain(kit, x, y - 6, 4, '#8a4412', 1.4) +
        leafBit(kit, x + 2, y - 5, 5),
    ),
  'fried-chicken': (kit: SvgKit) =>
    heap(
      kit,
      15,
      36,
      (x, y, i) =>
        fritter(kit, x, y, 11, tones.glazed) +
        (i % 3 === 0
          ? leafBit(kit, x, y - 3, 10)
          : i % 3 === 1
            ? strip(kit, x, y - 2, 10, tones.redChilli, 2)
            : ''),
    ),
  fish: (kit: SvgKit) =>
    heap(
      kit,
      9,
      28,
      (x, y) =>
        `<g transform="rotate(${n(kit.between(-26, 26))} ${n(x)} ${n(y)})"><path d="${lumpyPath(kit, { cx: x, cy: y - 2, rx: 20, ry: 7.4 }, 12, 0.1)}" fill="${kit.body(tones.fish)}"/>${[-9, -2, 6, 12].map((dx) => grain(kit, x + dx, y - 2 + kit.between(-3, 3), 3, '#8a3208', 1.3)).join('')}</g>`,
    ),
  'masala-fries': (kit: SvgKit) =>
    heap(
      kit,
      46,
      42,
      (x, y, i) =>
        `<g transform="rotate(${n(kit.between(-75, 75))} ${n(x)} ${n(y)})"><rect x="${n(x - 2.6)}" y="${n(y - 15)}" width="5.2" height="28" rx="1.4" fill="${kit.linear(i % 2 ? ['#ffe38a', '#f7bc3a', '#d48a1a'] : ['#fff0ae', '#ffcf57', '#e0982a'], [0, 0, 1, 1])}"/><rect x="${n(x - 1.6)}" y="${n(y - 14)}" width="1.2" height="24" rx="0.6" fill="#fff" opacity="0.5"/></g>`,
    ) +
    heap(kit, 24, 44, (x, y, i) => (i % 2 ? grain(kit, x, y, 1.4, '#c8281c', 1.7) : leafBit(kit, x, y, 6))),
  'cheese-fries': (kit: SvgKit) =>
    plateArt['masala-fries'](kit) +
    `<path d="M24 62C22 46 36 32 50 32C66 32 78 46 77 60Q74 68 70 60Q66 52 62 62Q58 74 53 62Q49 54 45 64Q40 76 36 62Q31 56 29 64Q26 70 24 62Z" fill="${kit.body(tones.cheese)}"/><path d="M34 46Q42 38 52 38" stroke="#fff" stroke-opacity="0.6" stroke-width="3" stroke-linecap="round" fill="none"/>` +
    scatter(kit, 14, { cx: 50, cy: 48, rx: 22, ry: 10 })
      .map((p, i) => ring(kit, p.x, p.y, 2.6, i % 2 ? tones.chilli : tones.redChilli, 1.6))
      .join(''),
  'garlic-bread': (kit: SvgKit) =>
    [0, 1, 2, 3]
      .map((i) => {
        const x = 8 + i * 18;
        const y = 46 + (i % 2) * 10;
        return (
          `<path d="M${x} ${y + 34}L${x + 4} ${y + 6}Q${x + 15} ${y - 6} ${x + 26} ${y + 6}L${x + 30} ${y + 34}Q${x + 15} ${y + 44} ${x} ${y + 34}Z" fill="${kit.linear(tones.pav)}"/><path d="M${x + 4} ${y + 32}L${x + 7} ${y + 8}Q${x + 15} ${y} ${x + 23} ${y + 8}L${x + 26} ${y + 32}Q${x + 20} ${y + 42} ${x + 16} ${y + 35}Q${x + 9} ${y + 41} ${x + 4} ${y + 32}Z" fill="${kit.body(tones.cheese)}"/>` +
          scatter(kit, 8, { cx: x + 15, cy: y + 20, rx: 9, ry: 12 })
            .map((p, k) => (k % 2 ? leafBit(kit, p.x, p.y, 5) : grain(kit, p.x, p.y, 2, '#d2641c', 2)))
            .join('')
        );
      })
      .join(''),
  'paneer-tikka': (kit: SvgKit) =>
    skewers((x, y, i) =>
      i % 5 === 2
        ? cube(kit, x, y - 2, 9, tones.capsicum)
        : i % 5 === 4
          ? ball(kit, x, y + 4, 7, tones.onion)
          : cube(kit, x, y - 4, 14, tones.tandoori, true),
    ),
  'chicken-tikka': (kit: SvgKit) =>
    skewers((x, y, i) =>
      i % 5 === 3
        ? ball(kit, x, y + 3, 6, tones.tomato)
        : fritter(kit, x, y + 2, 10.5, ['#ff8a3d', '#d9431a', '#7a1a08']),
    ),
  momos: (kit: SvgKit) =>
    at(
      [
        [50, 44],
        [28, 54],
        [72, 54],
        [50, 64],
        [24, 76],
        [76, 76],
        [50, 84],
      ],
      (x, y) => momo(kit, x, y, 15),
    ),
  'tandoori-momos': (kit: SvgKit) =>
    at(
      [
        [36, 50],
        [64, 50],
        [22, 68],
        [50, 66],
        [78, 68],
        [36, 82],
        [64, 82],
      ],
      (x, y) =>
        `<g>${momo(kit, x, y, 15)}<path d="M${x - 14} ${y + 2}C${x - 14} ${y - 6} ${x - 4} ${y - 10} ${x} ${y - 10}C${x + 4} ${y - 10} ${x + 14} ${y - 6} ${x + 14} ${y + 2}C${x + 14} ${y + 8} ${x - 14} ${y + 8} ${x - 14} ${y + 2}Z" fill="#e2521a" opacity="0.72"/><path d="M${x - 7} ${y}L${x - 3} ${y + 5}M${x + 3} ${y - 3}L${x + 8} ${y + 3}" stroke="#4a1808" stroke-opacity="0.6" stroke-width="2" stroke-linecap="round"/></g>`,
    ),
  'pav-buns': (kit: SvgKit) => pavBun(kit, 6, 34, 46) + pavBun(kit, 48, 38, 46),
  kulcha: (kit: SvgKit) =>
    flatRound(kit, 50, 66, 40, tones.crumb) +
    flatRound(kit, 52, 58, 40, tones.crumb) +
    drizzle(50, 56, 20, 4, '#ffe9a0', 2),
  bhatura: (kit: SvgKit) =>
    ball(kit, 50, 60, 42, ['#ffe09a', '#ecab4c', '#b06a1e'], 0.76) +
    scatter(kit, 16, { cx: 52, cy: 58, rx: 34, ry: 22 })
      .map(
        (p) =>
          `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="${n(kit.between(1.5, 5))}" ry="${n(kit.between(1, 3))}" fill="#b9691c" opacity="0.35"/>`,
      )
      .join(''),
  dosa: (kit: SvgKit) =>
    `<path d="M-6 70L92 46Q106 50 104 62L6 92Q-8 90 -6 70Z" fill="${kit.linear([tones.dosa[0], tones.dosa[1], '#c87a24', tones.dosa[2]], [0.3, 0, 0.6, 1])}"/><path d="M-2 74L94 50" stroke="#fff6d0" stroke-opacity="0.75" stroke-width="3" stroke-linecap="round"/><path d="M4 84L100 58" stroke="#8a4412" stroke-opacity="0.35" stroke-width="2"/><ellipse cx="98" cy="55" rx="6" ry="9" fill="#a8601a" transform="rotate(-12 98 55)"/><ellipse cx="98.5" cy="55" rx="4" ry="6.5" fill="${tones.corn[1]}" transform="rotate(-12 98 55)"/>` +
    scatter(kit, 26, { cx: 48, cy: 69, rx: 46, ry: 6 })
      .map(
        (p) =>
          `<ellipse cx="${n(p.x)}" cy="${n(p.y + (50 - p.x) * 0.25)}" rx="${n(kit.between(2, 5))}" ry="1.5" fill="#9a4d12" opacity="0.3" transform="rotate(-14 ${n(p.x)} ${n(p.y)})"/>`,
      )
      .join(''),
  idli: (kit: SvgKit) =>
    at(
      [
        [30, 58],
        [70, 58],
        [50, 74],
      ],
      (x, y) =>
        `<ellipse cx="${x}" cy="${y + 7}" rx="23" ry="11" fill="#cbb592"/><ellipse cx="${x}" cy="${y + 3}" rx="24" ry="12" fill="${tones.steamed[1]}"/>${ball(kit, x, y, 23, tones.steamed, 0.5)}`,
    ),
  'medu-vada': (kit: SvgKit) =>
    at(
      [
        [50, 48],
        [28, 62],
        [72, 62],
        [50, 76],
      ],
      (x, y) =>
        fritter(kit, x, y + 3, 20, tones.crisp) +
        fritter(kit, x, y, 19.5, tones.golden) +
        `<ellipse cx="${x}" cy="${y - 2}" rx="5.5" ry="3.6" fill="#5f2a08"/><ellipse cx="${x}" cy="${y - 1}" rx="4" ry="2.2" fill="#8f4a14"/>`,
    ),
  uttapam: (kit: SvgKit) =>
    flatRound(kit, 50, 66, 46, tones.dosa) +
    scatter(kit, 44, { cx: 50, cy: 65, rx: 36, ry: 17 })
      .map((p, i) =>
        i % 4 === 0
          ? ring(kit, p.x, p.y, 4.5, tones.onion, 1.8)
          : i % 4 === 1
            ? cube(kit, p.x, p.y, 3.6, tones.tomato)
            : i % 4 === 2
              ? leafBit(kit, p.x, p.y, 7)
              : ring(kit, p.x, p.y, 2.6, tones.chilli, 1.6),
      )
      .join(''),
} as const;
