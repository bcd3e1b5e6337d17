import axe, { type RunOptions } from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
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
  const { violations, incomplete } = await axe.run(document, options);
  // axe cannot decide about hidden focusable elements while a dialog is open.
  const doubts = incomplete.filter(({ id }) => id === 'aria-hidden-focus');
  return [...violations, ...doubts].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

const sources = import.meta.glob<string>('../../src/app/{routes,admin-area}.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every path of a route table, as a regular expression. */
const paths = (file: string, prefix: string) =>
  [
    ...(sources[`../../src/app/${file}`] ?? '').matchAll(
      /(?:screen\(\s*(?:'[A-Z_]+',\s*)?|path: )'([^'*]+)'/g,
    ),
  ].map(([, path = '']) => new RegExp(`^${prefix}${path.replaceAll(/:\w+/g, '[^/]+')}$`));

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
    const all = [...paths('routes.tsx', ''), ...paths('admin-area.tsx', '/admin/')];
    expect(all.length).toBeGreaterThan(20);
    const isShown = (path: RegExp) => scenes.some(({ route }) => path.test(route.replace(/\?.*/, '')));
    expect(all.filter((path) => !isShown(path))).toEqual([]);
  });

  it.each(scenes)('is accessible, fits and logs nothing: $name', async (scene) => {
    await open(scene, phone);
    await expect.poll(() => document.title).toMatch(/(Chowk Street Kitchen|\(Branch\))$/);
    expect(await barriers(), 'on a phone').toEqual([]);
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
