import type { PrintJobState } from '../src/modules/printing/print-job.js';
import type { PrintDocument } from '../src/modules/printing/printer.entity.js';
import type { TestApp } from './app.js';
import type { Account } from './factories.js';
import { ask } from './people.js';

export interface SeenPrinter {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly error: string | null;
  readonly lastSeenAt: string | null;
  readonly waiting: number;
  readonly fallbackId: string | null;
  readonly version: number;
}

export interface SeenJob {
  readonly id: string;
  readonly document: PrintDocument;
  readonly printer: SeenPrinter;
  readonly orderId: string | null;
  readonly orderName: string | null;
  readonly isDuplicate: boolean;
  readonly state: PrintJobState;
  readonly error: string | null;
  readonly printedAt: string | null;
  readonly expiresAt: string;
}

export const printerFields = '{ id name state error lastSeenAt waiting fallbackId version }';
export const jobFields = `{
  id document printer ${printerFields} orderId orderName isDuplicate state error printedAt expiresAt }`;

export const createPrinter = (test: TestApp, { token }: Account, input: object) =>
  ask<{ printer: SeenPrinter; token: string | null }>(
    test,
    `mutation ($input: PrinterInput!) { createPrinter(input: $input) { printer ${printerFields} token } }`,
    { input },
    token,
  );

/** @throws if it is refused */
export async function aPrinter(
  test: TestApp,
  by: Account,
  input: object = {},
): Promise<SeenPrinter & { readonly token: string }> {
  const made = await createPrinter(test, by, { name: 'Kitchen', way: 'BROWSER', ...input });
  if (!made.value) throw new Error(made.message);
  return { ...made.value.printer, token: made.value.token ?? '' };
}

/** In the network of the tests. */
export const aNetworkPrinter = (test: TestApp, by: Account, port: number, input: object = {}) =>
  aPrinter(test, by, { way: 'NETWORK', host: '127.0.0.1', port, ...input });

export const updatePrinter = (
  test: TestApp,
  { token }: Account,
  { id, version }: Pick<SeenPrinter, 'id' | 'version'>,
  input: object,
) =>
  ask<{ printer: SeenPrinter; token: string | null }>(
    test,
    `mutation ($id: ID!, $input: PrinterInput!, $version: Int!) {
       updatePrinter(id: $id, input: $input, expectedVersion: $version) { printer ${printerFields} token } }`,
    { id, input: { name: 'Kitchen', way: 'BROWSER', ...input }, version },
    token,
  );

export const deletePrinter = (test: TestApp, { token }: Account, id: string) =>
  ask<SeenPrinter>(test, `mutation ($id: ID!) { deletePrinter(id: $id) ${printerFields} }`, { id }, token);

export async function printersOf(test: TestApp, { token }: Account): Promise<SeenPrinter[]> {
  const { value = [] } = await ask<SeenPrinter[]>(test, `{ printers ${printerFields} }`, {}, token);
  return value;
}

/** Newest first. */
export async function jobsOf(
  test: TestApp,
  { token }: Account,
  orderId?: string,
  unsettledOnly = false,
): Promise<SeenJob[]> {
  const { value = [] } = await ask<SeenJob[]>(
    test,
    `query ($orderId: ID, $unsettledOnly: Boolean) {
       printJobs(orderId: $orderId, unsettledOnly: $unsettledOnly) ${jobFields} }`,
    { orderId, unsettledOnly },
    token,
  );
  return value;
}

export const printTestPage = (test: TestApp, { token }: Account, printerId: string) =>
  ask<SeenJob>(
    test,
    `mutation ($printerId: ID!) { printTestPage(printerId: $printerId) ${jobFields} }`,
    { printerId },
    token,
  );

export const printOrder = (
  test: TestApp,
  { token }: Account,
  orderId: string,
  more: {
    readonly document?: PrintDocument;
    readonly printerId?: string;
    readonly idempotencyKey?: string;
  } = {},
) =>
  ask<SeenJob[]>(
    test,
    `mutation ($orderId: ID!, $document: PrintDocument!, $printerId: ID, $idempotencyKey: String) {
       printOrder(orderId: $orderId, document: $document, printerId: $printerId, idempotencyKey: $idempotencyKey)
       ${jobFields} }`,
    { orderId, document: 'KITCHEN_TICKET', ...more },
    token,
  );

export const settlePrintJob = (test: TestApp, { token }: Account, id: string, isPrinted: boolean) =>
  ask<SeenJob>(
    test,
    `mutation ($id: ID!, $isPrinted: Boolean!) { settlePrintJob(id: $id, isPrinted: $isPrinted) ${jobFields} }`,
    { id, isPrinted },
    token,
  );

interface Taken {
  readonly job: SeenJob;
  readonly page: { readonly bytes: string; readonly image: string; readonly widthMm: number };
}

export const takePrintJob = (test: TestApp, { token }: Account, printerId: string, browser = 'one') =>
  ask<Taken | null>(
    test,
    `mutation ($printerId: ID!, $browser: String!) {
       takePrintJob(printerId: $printerId, browser: $browser) {
         job ${jobFields} page { bytes image widthMm } } }`,
    { printerId, browser },
    token,
  );

export const reportPrinted = (
  test: TestApp,
  { token }: Account,
  id: string,
  outcome: string,
  { browser = 'one', error }: { readonly browser?: string; readonly error?: string } = {},
) =>
  ask<SeenJob>(
    test,
    `mutation ($id: ID!, $browser: String!, $outcome: PrintJobState!, $error: String) {
       reportPrinted(id: $id, browser: $browser, outcome: $outcome, error: $error) ${jobFields} }`,
    { id, browser, outcome, error },
    token,
  );
