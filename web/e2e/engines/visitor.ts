import { setTimeout as delay } from 'node:timers/promises';
import type { Tab } from './engine.js';

/** Milliseconds until a condition counts as not met. */
const timeoutMilliseconds = 30_000;
const pollMilliseconds = 50;

/** In CSS pixels. A thumb needs the least; the most is a line of text with its padding. */
const buttonHeights = [44, 64] as const;
/** In CSS pixels: the padding of a dialog. */
const maxEmptyPixels = 32;

type Role = 'button' | 'link' | 'heading' | 'radio' | 'field';
/** Exact, or a pattern of the accessible name. */
type Name = string | RegExp;

const selectors: Readonly<Record<Role, string>> = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1, h2',
  radio: '[type=radio]',
  field: 'input, textarea',
};

/** Begins expressions for the page. What an open modal dialog covers is not there for a visitor. */
const inPage = `
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const textOf = (element) => element.innerText.replace(/\\s+/g, ' ').trim();
  const nameOf = (element) =>
    element.getAttribute('aria-label') ??
    textOf(element.labels?.[0] ?? document.getElementById(element.getAttribute('aria-labelledby')) ?? element);
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const isMoving = (element) =>
    document.getAnimations().some(
      ({ playState, effect }) => playState === 'running' && effect.target.contains(element));
  const boxOf = (element) => element.getBoundingClientRect();`;

interface Found {
  readonly x: number;
  readonly y: number;
  readonly value: string;
  readonly isMoving: boolean;
  /** What is in the way, if anything. */
  readonly covering: string | null;
}

/** What a person does and sees in a tab. Everything waits until it is possible, for a limited time. */
export class Visitor {
  constructor(
    private readonly tab: Tab,
    private readonly shop: string,
  ) {}

  open(route: string): Promise<unknown> {
    return this.tab.open(`${this.shop}/shop/#${route}`);
  }

  async press(role: Role, name: Name): Promise<void> {
    const { x, y } = await this.reach(role, name);
    await this.tab.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Replaces the text of a field by typing. */
  async fill(label: Name, text: string): Promise<void> {
    // What loads above a field can move it from under the pointer.
    await until(`the field ${said(label)} has the focus`, async () => {
      await this.press('field', label);
      const focused = await this.evaluate<string>('nameOf(document.activeElement)');
      return isCalled(focused, label) ? { met: true } : { instead: focused };
    });
    await this.tab.evaluate('document.activeElement.select()');
    const actions = text.split('').flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.tab.perform([{ type: 'key', id: 'keyboard', actions }]);
    await this.seeValue(label, text);
  }

  async seeValue(label: Name, text: string): Promise<void> {
    await until(`the field ${said(label)} contains ${said(text)}`, async () => {
      const found = await this.find('field', label);
      return found?.value === text ? { met: true } : { instead: found?.value ?? 'it is not there' };
    });
  }

  async see(role: Role, name: Name): Promise<void> {
    await until(`the ${role} ${said(name)} is shown`, async () =>
      (await this.find(role, name)) ? { met: true } : { instead: await this.shownText() },
    );
  }

  async seeText(text: RegExp): Promise<void> {
    await until(`the text ${said(text)} is shown`, async () => {
      const shown = await this.shownText();
      return text.test(shown) ? { met: true } : { instead: shown };
    });
  }

  /** Waits until an element with this text matches a selector. */
  async seeIn(selector: string, text: RegExp): Promise<void> {
    await until(`${selector} has the text ${said(text)}`, async () => {
      const shown = await this.evaluate<string[]>(
        `[...scope.querySelectorAll(${JSON.stringify(selector)})].filter(isShown).map(textOf)`,
      );
      return shown.some((each) => text.test(each)) ? { met: true } : { instead: shown.join(' | ') };
    });
  }

  /** The path and search of the screen. */
  route(): Promise<string> {
    return this.evaluate('location.hash.slice(1)');
  }

  /** Waits until a dialog lies within the window, without empty space at its end, with buttons of a usual height. */
  async seeDialog(title: string): Promise<void> {
    const measure = `scope.matches('dialog') && nameOf(scope) === ${JSON.stringify(title)}
      ? {
          overflow: Math.max(-boxOf(scope).left, -boxOf(scope).top,
            boxOf(scope).right - innerWidth, boxOf(scope).bottom - innerHeight),
          empty: boxOf(scope).bottom -
            Math.max(...[...scope.querySelectorAll('*')].filter(isShown).map((each) => boxOf(each).bottom)),
          buttons: Object.fromEntries([...scope.querySelectorAll('button')].filter(isShown)
            .map((each) => [nameOf(each), boxOf(each).bottom - boxOf(each).top])),
        }
      : null`;
    const [min, max] = buttonHeights;
    await until(`the dialog ${said(title)} has its usual size`, async () => {
      const now = await this.evaluate<Measures | null>(measure);
      if (!now) return { instead: await this.shownText() };
      const faults = [
        ...(now.overflow > 0 ? [`it leaves the window by ${now.overflow} px`] : []),
        ...(now.empty > maxEmptyPixels ? [`it ends with ${now.empty} px of nothing`] : []),
        ...Object.entries(now.buttons)
          .filter(([, height]) => height < min || height > max)
          .map(([name, height]) => `its button "${name}" is ${height} px high`),
      ];
      return faults.length === 0 ? { met: true } : { instead: faults.join(', ') };
    });
  }

  /** Scrolls to an element and waits until it stands still with nothing in front of it. */
  private async reach(role: Role, name: Name): Promise<Found> {
    let before: Found | undefined;
    return until<Found>(`the ${role} ${said(name)} can be pressed`, async () => {
      const last = before;
      const now = await this.find(role, name);
      before = now;
      if (!now) return { instead: `it is not there, but ${await this.shownText()}` };
      if (now.covering !== null) return { instead: `it is covered by ${now.covering}` };
      const isStill = !now.isMoving && now.x === last?.x && now.y === last.y;
      return isStill ? { met: now } : { instead: 'it moves' };
    });
  }

  private async find(role: Role, name: Name): Promise<Found | undefined> {
    const matches = typeof name === 'string' ? `=== ${JSON.stringify(name)}` : `.match(${String(name)})`;
    const found = await this.evaluate<Found | null>(`(() => {
      const elements = [...scope.querySelectorAll(${JSON.stringify(selectors[role])})].filter(isShown);
      const element = elements.find((each) => nameOf(each)${matches});
      if (!element) return null;
      const target = element.matches('[type=radio]') ? element.labels[0] : element;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, right, bottom } = boxOf(target);
      const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
      const front = document.elementFromPoint(x, y);
      return { x, y, value: element.value ?? '', isMoving: isMoving(target), covering: target.contains(front) ? null : String(front?.outerHTML).slice(0, 200) };
    })()`);
    return found ?? undefined;
  }

  private shownText(): Promise<string> {
    return this.evaluate<string>('textOf(scope)');
  }

  private evaluate<T>(expression: string): Promise<T> {
    return this.tab.evaluate(`(() => { ${inPage} return ${expression}; })()`);
  }
}

/** In CSS pixels. */
interface Measures {
  /** How far it leaves the window, at most. */
  readonly overflow: number;
  /** Between its last element and its end. */
  readonly empty: number;
  /** Heights by name. */
  readonly buttons: Readonly<Record<string, number>>;
}

const isCalled = (text: string, name: Name) => (typeof name === 'string' ? text === name : name.test(text));
const said = (text: Name) => (typeof text === 'string' ? `"${text}"` : String(text));

/** @throws {Error} with the condition and with what was there instead */
async function until<T>(
  condition: string,
  check: () => Promise<{ readonly met: T } | { readonly instead: string }>,
): Promise<T> {
  for (const end = Date.now() + timeoutMilliseconds; ; await delay(pollMilliseconds)) {
    const result = await check();
    if ('met' in result) return result.met;
    if (Date.now() > end)
      throw new Error(
        `Not within ${timeoutMilliseconds / 1000} s: ${condition}. Instead: ${result.instead.slice(0, 600)}`,
      );
  }
}
