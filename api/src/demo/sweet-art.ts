import { ball, cube, drizzle, grain, leafBit, strip, tones } from './morsels.js';
import { n, place, scatter, type SvgKit } from './svg-kit.js';
import { bowl, glass, kulhad, straw } from './vessel-art.js';

function jalebi(kit: SvgKit, cx: number, cy: number, size: number): string {
  let path = '';
  for (let step = 0; step <= 260; step += 1) {
    const angle = step * 0.0769 + 0.6;
    const distance = size * (0.14 + 0.86 * (step / 260)) * (1 + 0.05 * Math.sin(step * 0.41));
    path += `${step ? 'L' : 'M'}${n(cx + Math.cos(angle) * distance)} ${n(cy + Math.sin(angle) * distance * 0.62)}`;
  }
  path += `L${n(cx - size * 0.3)} ${n(cy + size * 0.1)}`;
  const stroke = (colour: string, thickness: number, lift: number, opacity = 1): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${n(size * thickness)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 ${n(lift * size)})"/>`;
  return (
    stroke('#8f3d06', 0.17, 0.05) +
    stroke(kit.linear(tones.jalebi, [0, 0, 1, 1]), 0.155, 0) +
    stroke('#ffe28a', 0.035, -0.035, 0.85)
  );
}

function kulfi(kit: SvgKit, x: number, tone: readonly [string, string, string]): string {
  return `<g><rect x="${x + 8}" y="70" width="5" height="28" rx="2.5" fill="${kit.linear(['#f2d5a0', '#b98a4c'], [0, 0, 1, 0])}"/><path d="M${x} 74L${x + 3.5} 18Q${x + 10.5} 8 ${x + 17.5} 18L${x + 21} 74Q${x + 10.5} 82 ${x} 74Z" fill="${kit.linear([tone[1], tone[0], tone[1], tone[2]], [0, 0, 1, 0])}"/><path d="M${x + 5} 24L${x + 3} 68" stroke="#fff" stroke-opacity="0.6" stroke-width="2.4" stroke-linecap="round"/>${scatter(
    kit,
    20,
    { cx: x + 10.5, cy: 46, rx: 7, ry: 26 },
  )
    .map((p, i) =>
      grain(kit, p.x, p.y, 3, i % 3 === 0 ? '#d96a1f' : i % 3 === 1 ? '#93b33c' : '#fff3d6', 1.5),
    )
    .join('')}</g>`;
}

const foam = (colour: string): string =>
  `<ellipse cx="50" cy="20" rx="21.5" ry="6.5" fill="${colour}"/><circle cx="40" cy="19" r="1.6" fill="#fff" opacity="0.6"/><circle cx="55" cy="21" r="2" fill="#fff" opacity="0.5"/><circle cx="60" cy="18" r="1.2" fill="#fff" opacity="0.6"/>`;
const nuts = (kit: SvgKit, cy: number, rx: number, ry: number): string =>
  scatter(kit, 24, { cx: 50, cy, rx, ry })
    .map((p, i) =>
      grain(
        kit,
        p.x,
        p.y,
        3.6,
        i % 3 === 0 ? '#d9581f' : i % 3 === 1 ? '#8fae3a' : '#f0d29a',
        i % 3 === 0 ? 0.9 : 1.8,
      ),
    )
    .join('');
const iceCubes = (kit: SvgKit): string =>
  `<g opacity="0.62">${cube(kit, 42, 30, 10, ['#ffffff', '#e6f5fa', '#b9dbe6'])}${cube(kit, 57, 36, 10, ['#ffffff', '#e6f5fa', '#b9dbe6'])}${cube(kit, 46, 48, 9, ['#ffffff', '#e6f5fa', '#b9dbe6'])}</g>`;
const mint = (kit: SvgKit): string =>
  [0, 1, 2, 3, 4].map((i) => leafBit(kit, 42 + i * 4, 15 - (i % 2) * 5, 15)).join('');
const bubbles = (kit: SvgKit): string =>
  scatter(kit, 22, { cx: 50, cy: 58, rx: 14, ry: 28 })
    .map(
      (p) =>
        `<circle cx="${n(p.x)}" cy="${n(p.y)}" r="${n(kit.between(0.6, 1.5))}" fill="#fff" opacity="0.6"/>`,
    )
    .join('');

function citrusWheel(x: number, y: number): string {
  const ribs = [0, 60, 120]
    .map((turn) => `<path d="M${x - 9} ${y}L${x + 9} ${y}" transform="rotate(${turn} ${x} ${y})"/>`)
    .join('');
  return `<circle cx="${x}" cy="${y}" r="12.5" fill="#f58a1c"/><circle cx="${x}" cy="${y}" r="11" fill="#fff0cf"/><circle cx="${x}" cy="${y}" r="9.8" fill="#ffad3a"/><g stroke="#fff0cf" stroke-width="1.4">${ribs}</g>`;
}

/** The steel tumbler in its saucer-cup in which filter coffee is cooled and drunk. */
function davara(kit: SvgKit): string {
  const steel = kit.linear(['#8f96a3', '#ffffff', '#c3c8d1', '#767d8a'], [0, 0, 1, 0]);
  return `<path d="M14 62A36 11 0 0 0 86 62L78 86Q74 94 50 94Q26 94 22 86Z" fill="${steel}"/><ellipse cx="50" cy="62" rx="36" ry="11" fill="#7c828e"/><ellipse cx="50" cy="63" rx="33" ry="9" fill="#6d3d1c"/><path d="M27 14L33 66Q50 74 67 66L73 14Z" fill="${steel}"/><ellipse cx="50" cy="14" rx="24" ry="7.5" fill="${kit.linear(['#ffffff', '#aab0bb'], [0, 0, 1, 0])}"/><ellipse cx="50" cy="14.5" rx="21.5" ry="6" fill="${kit.body(['#f3d3a4', '#c98f55', '#8a5426'])}"/><circle cx="42" cy="14" r="1.6" fill="#fff" opacity="0.6"/><circle cx="46" cy="16.5" r="1.1" fill="#fff" opacity="0.6"/><circle cx="58" cy="13.5" r="1.8" fill="#fff" opacity="0.5"/><path d="M14 62A36 11 0 0 0 86 62" fill="none" stroke="#fff" stroke-width="2"/>`;
}

export const sweetArt = {
  jalebi: (kit: SvgKit) =>
    jalebi(kit, 32, 56, 27) +
    jalebi(kit, 70, 58, 26) +
    jalebi(kit, 50, 72, 29) +
    scatter(kit, 18, { cx: 50, cy: 66, rx: 36, ry: 14 })
      .map((p) => grain(kit, p.x, p.y, 3.6, '#a9c654', 1.6))
      .join(''),
  kulfi: (kit: SvgKit) =>
    `<g transform="rotate(-12 50 90)">${kulfi(kit, 18, tones.malai)}</g><g transform="rotate(10 50 90)">${kulfi(kit, 58, ['#e9f2b4', '#c6d777', '#8fa544'])}</g>${kulfi(kit, 39, ['#ffe7a8', '#f9c75a', '#d08d22'])}`,
  rabri: (kit: SvgKit) =>
    kulhad(
      kit,
      `<ellipse cx="50" cy="23" rx="28" ry="8.5" fill="${kit.body(tones.malai)}"/>${nuts(kit, 22, 21, 5)}`,
    ),
  'mishti-doi': (kit: SvgKit) =>
    bowl(
      kit,
      'terracotta',
      `<ellipse cx="50" cy="48" rx="41" ry="17.5" fill="${kit.body(['#ffe9c4', '#eec088', '#bd8446'])}"/><path d="M22 44Q34 36 50 37M40 54Q56 57 70 51" stroke="#fff5e0" stroke-opacity="0.7" stroke-width="2.6" fill="none" stroke-linecap="round"/>${nuts(kit, 47, 18, 6)}`,
    ),
  chai: (kit: SvgKit) =>
    kulhad(
      kit,
      `<ellipse cx="50" cy="23" rx="28" ry="8.5" fill="${kit.body(['#e8ad6b', '#bd7536', '#7d4318'])}"/><path d="M30 23Q40 17 54 18" stroke="#ffe4bd" stroke-opacity="0.8" stroke-width="2" fill="none" stroke-linecap="round"/><circle cx="62" cy="25" r="2" fill="#f3cd9a"/><circle cx="67" cy="23" r="1.4" fill="#f3cd9a"/>`,
    ),
  brownie: (kit: SvgKit) =>
    `<g transform="translate(0 22) scale(1 0.72)">${cube(kit, 50, 62, 50, tones.chocolate, false, 0)}${drizzle(50, 62, 22, 6, '#3a1a0e', 3.4)}</g><g transform="translate(0 17)">` +
    ball(kit, 49, 34, 18, ['#fffdf2', '#fdf0d2', '#dcc193'], 0.86) +
    `<path d="M31 34C32 20 44 16 50 16C58 16 68 22 67 34Q64 42 61 34Q58 28 55 38Q52 50 48 38Q45 30 41 38Q36 46 31 34Z" fill="${kit.body(tones.chocolate)}"/><path d="M38 26Q43 20 50 20" stroke="#fff" stroke-opacity="0.55" stroke-width="2.4" fill="none" stroke-linecap="round"/>` +
    scatter(kit, 14, { cx: 50, cy: 26, rx: 12, ry: 7 })
      .map((p) => grain(kit, p.x, p.y, 3, '#f0d29a', 1.6))
      .join('') +
    '</g>',
  falooda: (kit: SvgKit) =>
    glass(
      kit,
      ['#d63f72', '#e4587f', '#f08aa6', '#f3b6c6', '#fde3e6', '#ffd9e2'],
      scatter(kit, 34, { cx: 50, cy: 62, rx: 13, ry: 6 })
        .map((p) => ball(kit, p.x, p.y, 1.2, tones.olive))
        .join('') +
        scatter(kit, 18, { cx: 50, cy: 45, rx: 14, ry: 9 })
          .map((p) => strip(kit, p.x, p.y, 10, ['#fffdf6', '#fff4e0', '#fbe3d0'], 1.3))
          .join('') +
        ball(kit, 43, 14, 12, ['#fffdf2', '#fdeed2', '#dcc193'], 0.9) +
        ball(kit, 58, 13, 11, ['#ffd0dc', '#f58fa8', '#c8557a'], 0.9) +
        drizzle(50, 9, 13, 3, '#c81f4f', 2.4) +
        nuts(kit, 8, 13, 4),
    ),
  lassi: (kit: SvgKit) =>
    glass(kit, ['#f3e6cc', '#fff6e4', '#fffdf6'], foam('#fffefa') + nuts(kit, 19, 15, 3.6)),
  'mango-lassi': (kit: SvgKit) =>
    glass(
      kit,
      ['#f08a14', '#fbab26', '#ffc94a', '#ffe08a'],
      foam('#fff0c4') + drizzle(50, 19, 13, 2, '#f79a1c', 2) + nuts(kit, 18, 10, 2.6),
    ),
  'cold-coffee': (kit: SvgKit) =>
    glass(
      kit,
      ['#5a2f16', '#8a532c', '#b98355', '#e0bd94'],
      foam('#f7e6cd') +
        ball(kit, 48, 14, 11, ['#fffdf2', '#fdeed2', '#dcc193'], 0.85) +
        drizzle(49, 12, 11, 3, '#4a2412', 2) +
        straw(56, '#d8432f'),
    ),
  'lime-soda': (kit: SvgKit) =>
    glass(
      kit,
      ['#cfe48a', '#e2f0b0', '#f3f9dc'],
      iceCubes(kit) + bubbles(kit) + mint(kit) + straw(57, '#3f9a37'),
    ),
  jaljeera: (kit: SvgKit) =>
    glass(
      kit,
      ['#5d6b1c', '#86962f', '#b2bd57'],
      scatter(kit, 34, { cx: 50, cy: 20, rx: 17, ry: 3.6 })
        .map((p) => ball(kit, p.x, p.y, 1.6, tones.corn))
        .join('') +
        mint(kit) +
        bubbles(kit),
    ),
  'kokum-cooler': (kit: SvgKit) =>
    glass(
      kit,
      ['#7d0c2e', '#b81f4a', '#e04a6f'],
      iceCubes(kit) + bubbles(kit) + mint(kit) + straw(57, '#fff3d6'),
    ),
  'badam-milk': (kit: SvgKit) =>
    glass(kit, ['#f2c65a', '#fbdc8a', '#ffedb8'], foam('#fff3cf') + nuts(kit, 19, 16, 4)),
  'orange-punch': (kit: SvgKit) =>
    glass(
      kit,
      ['#e8500f', '#f98a1c', '#ffb53f', '#ffd267'],
      iceCubes(kit) + bubbles(kit) + citrusWheel(64, 12) + mint(kit) + straw(46, '#d8432f'),
    ),
  sundae: (kit: SvgKit) =>
    ball(kit, 28, 40, 21, ['#8d5a3c', '#5f3220', '#33170d'], 0.96) +
    ball(kit, 72, 40, 21, ['#ffc6d3', '#f284a0', '#c04d70'], 0.96) +
    ball(kit, 50, 32, 24, ['#fffdf0', '#fbe9c0', '#d6b57a'], 0.96) +
    `<path d="M27 30C28 14 40 8 50 8C62 8 73 16 73 30Q69 42 65 32Q61 26 57 36Q53 48 48 36Q44 28 40 36Q35 44 32 34Q29 28 27 30Z" fill="${kit.body(tones.chocolate)}"/><path d="M35 20Q41 13 50 12" stroke="#fff" stroke-opacity="0.6" stroke-width="2.6" fill="none" stroke-linecap="round"/>` +
    nuts(kit, 18, 15, 7) +
    ball(kit, 50, 5, 6, ['#ff7a80', '#d31f35', '#7d0a1c']) +
    '<path d="M50 1Q52 -6 58 -8" stroke="#6d8f2a" stroke-width="1.6" fill="none" stroke-linecap="round"/>' +
    `<path d="M4 44Q50 66 96 44Q92 70 62 76L60 84Q72 86 74 92L26 92Q28 86 40 84L38 76Q8 70 4 44Z" fill="${kit.linear(
      [
        ['#ffffff', 0, 0.9],
        ['#e6f1f2', 0.45, 0.72],
        ['#a9c3c9', 1, 0.9],
      ],
      [0, 0, 1, 0.4],
    )}"/><path d="M5 45Q50 67 95 45" fill="none" stroke="#fff" stroke-width="2.4"/><path d="M14 54Q20 66 34 71" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
  'filter-coffee': davara,
  'coffee-beans': (kit: SvgKit) =>
    place(
      [
        [30, 76],
        [66, 70],
        [50, 86],
      ],
      (x, y) =>
        `<g transform="rotate(${n(kit.between(-40, 40))} ${x} ${y})">${ball(kit, x, y, 18, tones.chocolate, 0.66)}<path d="M${x - 16} ${y}Q${x - 5} ${y - 5} ${x} ${y}T${x + 16} ${y}" fill="none" stroke="#23100a" stroke-width="2.6"/></g>`,
    ),
  nuts: (kit: SvgKit) =>
    place(
      [
        [28, 78],
        [62, 70],
        [78, 84],
        [48, 88],
      ],
      (x, y, i) =>
        `<g transform="rotate(${n(kit.between(-50, 30))} ${x} ${y})">${ball(kit, x, y, i % 2 ? 13 : 18, i % 2 ? tones.pistachio : tones.almond, 0.58)}<path d="M${x - 11} ${y}Q${x} ${y - 4} ${x + 11} ${y}" fill="none" stroke="#a87438" stroke-opacity="0.6" stroke-width="1.4"/></g>`,
    ),
} as const;
