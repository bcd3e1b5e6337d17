import { z } from 'zod';
import { presentChoices, lineAnswer } from '../quote/quote.presenter.js';
import type { ChangedLine } from '../quote/changed-lines.js';

/** How one line of an order changed. */
export const lineDifferenceAnswer = z
  .object({
    name: z.string(),
    choices: lineAnswer.shape.choices,
    note: z.string().nullable().meta({ description: 'Note for the kitchen as it is now.' }),
    before: z.int().meta({ description: 'Portions before; 0 for a line that was added.' }),
    after: z.int().meta({ description: 'Portions now; 0 for a line that was taken away.' }),
  })
  .meta({ id: 'ChangedLine' });

export const presentDifference = ({
  choices,
  ...line
}: ChangedLine): z.output<typeof lineDifferenceAnswer> => ({ ...line, choices: presentChoices(choices) });
