import { describe, expect, it } from 'vitest';
import { defaultAcceptance } from './acceptance.js';
import { acceptance } from './acceptance.input.js';

describe('acceptance', () => {
  it('keeps each reason once, in the sequence in which they were entered', () => {
    const reasons = ['No gas', ' Oven broken ', 'No gas', 'Oven broken'];
    expect(acceptance.parse({ ...defaultAcceptance, reasons }).reasons).toEqual(['No gas', 'Oven broken']);
  });
});
