import { n, type SvgKit } from './svg-kit.js';

/** What the dish stands on. All lie on the table around (400, 470), seen from the same height. */
const surfaces = {
  plate: drawPlate,
  slate: drawSlate,
  thali: drawThali,
  board: drawBoard,
  paper: drawPaper,
  leaf: drawLeaf,
  basket: drawBasket,
  none: () => '',
};
export type SurfaceName = keyof typeof surfaces;

export function drawSurface(kit: SvgKit, name: SurfaceName): string {
  return surfaces[name](kit);
}

export function drawShadow(
  kit: SvgKit,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  opacity: number,
): string {
  const fill = kit.radial([
    ['#240f05', 0, 1],
    ['#240f05', 0.55, 0.62],
    ['#240f05', 1, 0],
  ]);
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" opacity="${opacity}"/>`;
}

function drawRound(kit: SvgKit, rim: readonly string[], well: readonly string[], edge: string): string {
  return [
    drawShadow(kit, 418, 488, 345, 118, 0.6),
    `<ellipse cx="400" cy="474" rx="296" ry="98" fill="${edge}"/>`,
    `<ellipse cx="400" cy="466" rx="296" ry="98" fill="${kit.linear(rim, [0, 0, 1, 1])}"/>`,
    `<ellipse cx="400" cy="468" rx="222" ry="68" fill="${kit.linear(well, [0, 0, 0.7, 1])}"/>`,
    `<ellipse cx="400" cy="466" rx="288" ry="93" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="2.5"/>`,
  ].join('');
}

function drawPlate(kit: SvgKit): string {
  return (
    drawRound(kit, ['#fffdf8', '#f7ecdc', '#dcc3a4'], ['#e3cfb6', '#f6ebdb', '#fff9ef'], '#b4946f') +
    '<ellipse cx="400" cy="466" rx="272" ry="87" fill="none" stroke="#2f6f8f" stroke-opacity="0.75" stroke-width="4"/>'
  );
}

function drawSlate(kit: SvgKit): string {
  return drawRound(kit, ['#6d6a72', '#45424b', '#2a272f'], ['#302d35', '#47444d', '#5b5862'], '#19161c');
}

function drawThali(kit: SvgKit): string {
  return (
    drawRound(
      kit,
      ['#fdf6e6', '#d9c08b', '#f3e2b8', '#a8823f'],
      ['#b28a45', '#e6cb8f', '#f8e8bf'],
      '#7b5a25',
    ) +
    '<ellipse cx="400" cy="467" rx="236" ry="74" fill="none" stroke="#fff6d8" stroke-opacity="0.7" stroke-width="3"/>'
  );
}

function drawBoard(kit: SvgKit): string {
  const wood = kit.linear(['#e0a868', '#c98a4b', '#a5652f'], [0, 0, 1, 1]);
  let grain = '';
  for (let line = 0; line < 7; line += 1) {
    const y = 408 + line * 18;
    grain += `<path d="M${150 - line * 7} ${y}C300 ${n(y + kit.between(-8, 8))} 480 ${n(y + kit.between(-8, 8))} ${650 + line * 7} ${y}" stroke="#7d4519" stroke-opacity="0.28" stroke-width="2" fill="none"/>`;
  }
  return [
    drawShadow(kit, 418, 500, 370, 112, 0.6),
    '<path d="M92 524Q88 548 112 548L688 548Q712 548 708 524Z" fill="#7a471f"/>',
    `<path d="M158 388L642 388Q660 388 666 404L708 518Q712 534 690 534L110 534Q88 534 92 518L134 404Q140 388 158 388Z" fill="${wood}"/>`,
    grain,
    '<path d="M158 389L642 389" stroke="#fff" stroke-opacity="0.35" stroke-width="3"/>',
  ].join('');
}

function drawPaper(kit: SvgKit): string {
  const sheet = kit.linear(['#f0d3a4', '#ddb57c', '#c3955a'], [0, 0, 1, 1]);
  return [
    drawShadow(kit, 415, 490, 360, 118, 0.5),
    `<path d="M84 470L352 372Q400 362 446 374L716 452Q728 458 716 468L470 560Q420 572 372 560L92 486Q74 480 84 470Z" fill="${sheet}"/>`,
    '<path d="M92 474L420 392L700 458M250 420L520 545M560 408L300 538" stroke="#8a5a25" stroke-opacity="0.2" stroke-width="3" fill="none"/>',
    '<path d="M84 470L352 372Q400 362 446 374L716 452" stroke="#fff3d6" stroke-opacity="0.65" stroke-width="3" fill="none"/>',
  ].join('');
}

function drawLeaf(kit: SvgKit): string {
  const blade = kit.linear(['#8fc951', '#4f9a37', '#2b6a2a'], [0, 0, 1, 1]);
  let veins = '';
  for (let x = 130; x < 680; x += 34) {
    veins += `<path d="M${x} 468Q${x + 26} 430 ${x + 62} 404M${x} 470Q${x + 24} 506 ${x + 58} 536"/>`;
  }
  const clip = kit.define((id) => `<clipPath id="${id}"><path d="${leafOutline}"/></clipPath>`);
  return [
    drawShadow(kit, 420, 492, 390, 112, 0.55),
    `<path d="${leafOutline}" fill="${blade}"/>`,
    `<g clip-path="url(#${clip})" fill="none" stroke="#d6f08f" stroke-opacity="0.3" stroke-width="2.5">${veins}</g>`,
    '<path d="M50 472Q400 450 752 474" stroke="#d9ef9a" stroke-width="6" fill="none" stroke-linecap="round"/>',
  ].join('');
}
const leafOutline =
  'M46 474C120 372 300 366 430 372C590 378 690 420 756 474C690 540 560 566 400 566C250 566 110 556 46 474Z';

/** The lined plastic basket of a burger counter: its far side stands behind the dish. */
function drawBasket(kit: SvgKit): string {
  const lining = kit.linear(['#fffaf0', '#f1dfc4', '#d8b98f'], [0, 0, 0.6, 1]);
  return [
    drawShadow(kit, 415, 510, 350, 100, 0.6),
    `<ellipse cx="400" cy="452" rx="302" ry="92" fill="#8d1d17"/>`,
    `<path d="M98 452A302 92 0 0 0 702 452L660 512Q640 560 400 560Q160 560 140 512Z" fill="${kit.linear(['#f0584a', '#cf3126', '#8a1712'], [0, 0, 1, 0.6])}"/>`,
    `<path d="M112 440L180 372L262 396L340 352L420 384L520 350L570 392L640 372L690 440Q640 520 400 526Q170 522 112 440Z" fill="${lining}"/>`,
    '<path d="M180 372L230 470M340 352L330 440M520 350L500 440M640 372L590 470" stroke="#c9a06c" stroke-opacity="0.45" stroke-width="3"/>',
    '<path d="M100 458A302 92 0 0 0 700 458" fill="none" stroke="#ff8d7e" stroke-width="9" stroke-linecap="round"/>',
    '<path d="M170 518L176 536M250 536L254 552M330 544L332 560M400 546L400 562M470 544L468 560M550 536L546 552M630 518L624 536" stroke="#5f0d0a" stroke-opacity="0.55" stroke-width="9" stroke-linecap="round"/>',
  ].join('');
}
