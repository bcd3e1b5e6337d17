import { describe, expect, it } from 'vitest';
import { groupProblem } from '../modules/menu/options.policy.js';
import { demoMenu } from './demo-menu.js';
import { demoGroups } from './demo-options.js';

describe('the demo menu’s options', () => {
  it('are accepted by the shop, and each group is offered on at least one dish', () => {
    for (const group of demoGroups) {
      expect(groupProblem(group), group.name).toBeUndefined();
      expect(demoMenu.some(group.isFor), group.name).toBe(true);
    }
  });

  it('leave some dishes without any', () => {
    expect(demoMenu.some((dish) => !demoGroups.some(({ isFor }) => isFor(dish)))).toBe(true);
  });
});
