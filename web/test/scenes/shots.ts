import { afterEach, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { desk, phone, twoFrames } from '../show';
import { people } from './filled-shop';
import { open } from './scene';
import { scenes } from './scenes';

/** `npm run shots`: pictures of every scene, or of those named after `-- -t`, in `.shots/`. */

const tablet = [800, 1280] as const;
/** Pixels; the rest is more of the same. */
const maxHeight = 3000;

afterEach(() => commands.paint('light'));

it.each(scenes)('$name', async (scene) => {
  for (const [width, height] of scene.who && people[scene.who].staffRole
    ? [phone, tablet, desk]
    : [phone, desk]) {
    await open(scene, [width, height]);
    // A scrolled scene is about what stays in view.
    if (window.scrollY === 0) {
      const whole = document.documentElement.scrollHeight;
      await page.viewport(width, Math.min(Math.max(whole, height), maxHeight));
    }
    for (const theme of ['light', 'dark'] as const) {
      await commands.paint(theme);
      await twoFrames();
      await commands.shoot(`${scene.name}-${width}-${theme}.png`);
    }
  }
});
