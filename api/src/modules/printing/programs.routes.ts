import { z } from 'zod';
import { id } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { programHandOver, programPoll, programReport } from './printing.input.js';
import { programJobAnswer } from './printing.presenter.js';
import type { ProgramsService } from './programs.service.js';

const params = z.object({ id });
const refusals = ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const;
const done = z.object({ success: z.literal(true) });

/** For `npm run printer`, which sends the token of its printer. */
export function programsRoutes(programs: ProgramsService): Route[] {
  return [
    route({
      method: 'post',
      path: '/printer/next',
      name: 'nextPrintJob',
      summary: 'Wait some seconds for the next job of a printer',
      description:
        'The header `Authorization` has the token of the printer. The program has 30 seconds to hand the job over.',
      permission: 'public',
      body: programPoll,
      answer: programJobAnswer,
      refusals,
      handle: ({ req, address, body }) =>
        programs.next(req.get('Authorization'), address, body, () => req.socket.destroyed),
    }),
    route({
      method: 'post',
      path: '/printer/jobs/:id/hand-over',
      name: 'handOverPrintJob',
      summary: 'Say that the printer gets a job from now on',
      description: 'Nobody else prints it after this. Without a report it is unsure after two minutes.',
      permission: 'public',
      params,
      body: programHandOver,
      answer: done,
      refusals: [...refusals, 'CONFLICT'],
      handle: async ({ req, address, params: { id: jobId }, body }) => {
        await programs.handOver(req.get('Authorization'), address, jobId, body);
        return { success: true } as const;
      },
    }),
    route({
      method: 'post',
      path: '/printer/jobs/:id/outcome',
      name: 'reportPrintJob',
      summary: 'Say what became of a job, and how the printer is',
      permission: 'public',
      params,
      body: programReport,
      answer: done,
      refusals: [...refusals, 'CONFLICT'],
      handle: async ({ req, address, params: { id: jobId }, body }) => {
        await programs.report(req.get('Authorization'), address, jobId, body);
        return { success: true } as const;
      },
    }),
  ];
}
