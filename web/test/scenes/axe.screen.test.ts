import axe, { type RunOptions } from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { shopScreens } from '../../src/shop/screens';
import { staffScreens } from '../../src/staff/screens';
import { desk, phone, twoFrames } from '../show';
import { open } from './scene';
import { scenes } from './scenes';

const colours = ['color-contrast', 'link-in-text-block'];

/** Violations found by axe. */
async function barriers(only?: readonly string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations', 'incomplete'],
    ...(only
      ? { runOnly: [...only] }
      : // Experimental rules, which axe disables by default.
        { rules: { 'label-content-name-mismatch': { enabled: true } } }),
  };
  // Base UI's guards pass the focus on as soon as they get it.
  const context = { exclude: ['[data-base-ui-focus-guard]'] };
  const { violations, incomplete } = await axe.run(context, options);
  // axe cannot decide about hidden focusable elements while a dialog is open.
  const doubts = incomplete.filter(({ id }) => id === 'aria-hidden-focus');
  return [...violations, ...doubts].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/** Buttons and links below the size of a thumb, except links inside a text. */
const tooSmall = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, select, summary, [role=tab], [role=menuitem]')]
    .filter((each) => {
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (each.closest('.leaflet-container') || each.matches('.skip-link')) return false;
      if (getComputedStyle(each).display === 'inline' && each.closest('p, address, dd, li')) return false;
      const { width, height } = each.getBoundingClientRect();
      return Math.round(width) < 44 || Math.round(height) < 44;
    })
    .map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return `${each.ariaLabel ?? each.innerText}: ${width} × ${height}`;
    });

/** What moves with reduced motion, except a toast's timer. */
const moving = () =>
  [...document.querySelectorAll('*')]
    .filter((each) => !each.matches('.Toastify__progress-bar'))
    .filter((each) =>
      [undefined, '::before', '::after'].some((part) => {
        const { transitionDuration, animationDuration } = getComputedStyle(each, part);
        return (
          transitionDuration !== '0s' || animationDuration.split(',').some((time) => parseFloat(time) > 0.01)
        );
      }),
    )
    .map(({ tagName, className }) => `${tagName}.${className}`);

/** Every path of the route tables, with and without its optional parameter, as a regular expression. */
const paths = [...shopScreens, ...staffScreens]
  .flatMap(({ path }) => (path.endsWith('?') ? [path.slice(0, -1), path.replace(/\/:\w+\?$/, '')] : [path]))
  .filter((path) => path !== '*')
  .map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));

describe('every screen', () => {
  const complaints: string[] = [];
  beforeEach(() => {
    complaints.length = 0;
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words.join(' ')));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await commands.paint('light');
  });

  it('is among the scenes', () => {
    const isShown = (path: RegExp) => scenes.some(({ route }) => path.test(route.replace(/\?.*/, '')));
    expect(paths.filter((path) => !isShown(path))).toEqual([]);
  });

  it.each(scenes)('is accessible, fits and logs nothing: $name', async (scene) => {
    await open(scene, phone);
    await expect.poll(() => document.title).toMatch(/(Chowk Street Kitchen|\(Branch\))$/);
    // A map renders a label's text after the label.
    await expect.poll(() => document.querySelector('.leaflet-tooltip:empty')).toBeNull();
    expect(await barriers(), 'on a phone').toEqual([]);
    expect(tooSmall(), 'for a thumb').toEqual([]);
    expect(moving(), 'with reduced motion').toEqual([]);
    await commands.paint('dark');
    await twoFrames();
    expect(await barriers(colours), 'in the dark').toEqual([]);
    await page.viewport(320, 640);
    await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
    if (scene.hasDeskLayout) {
      await page.viewport(...desk);
      await twoFrames();
      expect(await barriers(), 'on a desk, dark').toEqual([]);
    }
    if (!scene.isFaulty) expect(complaints).toEqual([]);
  });
});
