import { z } from 'zod';
import { common } from '../../platform/common.sentences.js';
import { id, optional } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { browserReport, expectedVersion, orderDocument, printerInput, taker } from './printing.input.js';
import {
  presentPrinter,
  presentPrinterWithToken,
  presentPrintJob,
  presentTakenJob,
  printerAnswer,
  printerWithTokenAnswer,
  printJobAnswer,
  takenJobAnswer,
} from './printing.presenter.js';
import type { PrintingServices } from './printing.resolvers.js';

const params = z.object({ id });

export function printingRoutes({ printers, printJobs, takenJobs }: PrintingServices): Route[] {
  return [
    route({
      method: 'get',
      path: '/admin/printers',
      name: 'printers',
      summary: 'List the printers by name',
      permission: 'VIEW_ORDERS',
      answer: z.array(printerAnswer),
      handle: async ({ viewer }) => (await printers.all(viewer)).map(presentPrinter),
    }),
    route({
      method: 'post',
      path: '/admin/printers',
      name: 'createPrinter',
      summary: 'Add a printer',
      permission: 'EDIT_RESTAURANT',
      body: printerInput,
      status: 201,
      answer: printerWithTokenAnswer,
      refusals: ['CONFLICT'],
      handle: async ({ viewer, body }) => presentPrinterWithToken(await printers.add(viewer, body)),
    }),
    route({
      method: 'put',
      path: '/admin/printers/:id',
      name: 'updatePrinter',
      summary: 'Change the settings of a printer',
      permission: 'EDIT_RESTAURANT',
      params,
      body: z.object({ input: printerInput, expectedVersion }),
      answer: printerWithTokenAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: printerId }, body }) =>
        presentPrinterWithToken(await printers.update(viewer, printerId, body.input, body.expectedVersion)),
    }),
    route({
      method: 'delete',
      path: '/admin/printers/:id',
      name: 'deletePrinter',
      summary: 'Remove a printer',
      description: 'Its jobs that wait go to its fallback, or expire.',
      permission: 'EDIT_RESTAURANT',
      params,
      answer: printerAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params: { id: printerId } }) =>
        presentPrinter(await printers.delete(viewer, printerId)),
    }),
    route({
      method: 'post',
      path: '/admin/printers/:id/token',
      name: 'renewPrinterToken',
      summary: 'Replace the token of the program beside a printer',
      permission: 'EDIT_RESTAURANT',
      params,
      answer: printerWithTokenAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: printerId } }) =>
        presentPrinterWithToken(await printers.renewToken(viewer, printerId)),
    }),
    route({
      method: 'post',
      path: '/admin/printers/:id/test-page',
      name: 'printTestPage',
      summary: 'Print a test page',
      permission: 'EDIT_RESTAURANT',
      params,
      status: 201,
      answer: printJobAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params: { id: printerId } }) =>
        presentPrintJob(await printJobs.printTestPage(viewer, printerId)),
    }),
    route({
      method: 'get',
      path: '/admin/print-jobs',
      name: 'printJobs',
      summary: 'List the latest print jobs, newest first',
      permission: 'VIEW_ORDERS',
      query: z.object({
        order: optional(id).meta({ description: 'Only jobs about this order.' }),
        unsettledOnly: z.enum(['true', 'false'], common.trueOrFalse).optional().meta({
          description: 'Whether only those that are not printed; failed and expired ones for an hour.',
        }),
      }),
      answer: z.array(printJobAnswer),
      handle: async ({ viewer, query: { order, unsettledOnly } }) =>
        (await printJobs.latest(viewer, order, unsettledOnly === 'true')).map(presentPrintJob),
    }),
    route({
      method: 'post',
      path: '/admin/orders/:id/print',
      name: 'printOrder',
      summary: 'Print a document of an order',
      description:
        'On each printer that prints it by itself, or on one. What was printed before says DUPLICATE.',
      permission: 'UPDATE_ORDER_STATUS',
      takesKey: true,
      params,
      body: z.object({ document: orderDocument, printerId: optional(id) }),
      status: 201,
      answer: z.array(printJobAnswer),
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, key, params: { id: orderId }, body: { document, printerId } }) =>
        (await printJobs.printOrder(viewer, { orderId, document, printerId }, key)).map(presentPrintJob),
    }),
    route({
      method: 'post',
      path: '/admin/print-jobs/:id/settle',
      name: 'settlePrintJob',
      summary: 'Say of a job that is unsure whether it was printed',
      description: 'If not, it is printed again and says DUPLICATE.',
      permission: 'UPDATE_ORDER_STATUS',
      params,
      body: z.object({ isPrinted: z.boolean() }),
      answer: printJobAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: jobId }, body: { isPrinted } }) =>
        presentPrintJob(await printJobs.settle(viewer, jobId, isPrinted)),
    }),
    route({
      method: 'post',
      path: '/admin/printers/:id/take',
      name: 'takePrintJob',
      summary: 'Take the next job of a printer of a browser',
      description: 'The browser has a minute to print it and to report; after that it is unsure.',
      permission: 'UPDATE_ORDER_STATUS',
      params,
      body: z.object({ browser: taker }),
      answer: takenJobAnswer.nullable(),
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: printerId }, body: { browser } }) => {
        const taken = await takenJobs.take(viewer, printerId, browser);
        return taken && presentTakenJob(taken);
      },
    }),
    route({
      method: 'post',
      path: '/admin/print-jobs/:id/report',
      name: 'reportPrinted',
      summary: 'Report the outcome of a job that a browser took',
      permission: 'UPDATE_ORDER_STATUS',
      params,
      body: browserReport,
      answer: printJobAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: jobId }, body }) =>
        presentPrintJob(await takenJobs.report(viewer, jobId, body)),
    }),
  ];
}
