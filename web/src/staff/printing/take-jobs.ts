import type { ApolloClient } from '@apollo/client';
import { graphql, readFragment } from '../../gql';
import type { PageOfJobFragment } from '../../gql/graphql';
import { errorCode } from '../../shared/lib/errors';
import { say } from '../texts/texts';
import { printPicture } from './print-picture';
import { readTaken, writeTaken, type Station, type Taken } from './station-store';
import { NotPrinted, printByUsb } from './usb-printer';

const PageFragment = graphql(`
  fragment PageOfJob on PrintPage {
    bytes
    image
    widthMm
  }
`);

const TakePrintJobMutation = graphql(`
  mutation TakePrintJob($printerId: ID!, $browser: String!) {
    takePrintJob(printerId: $printerId, browser: $browser) {
      job {
        id
      }
      page {
        ...PageOfJob
      }
    }
  }
`);

const ReportPrintedMutation = graphql(`
  mutation ReportPrinted($id: ID!, $browser: String!, $outcome: PrintJobState!, $error: String) {
    reportPrinted(id: $id, browser: $browser, outcome: $outcome, error: $error) {
      ...UnsettledJob
    }
  }
`);

/** Milliseconds that a job stays with the browser that took it. */
const leaseMs = 60_000;

interface Outcome {
  readonly outcome: Taken['outcome'];
  readonly error?: string;
}

/**
 * Prints the jobs that wait for this browser, one after another. Throws the error of the server or the network.
 * @returns whether it could print them all
 */
export async function takeJobs(client: ApolloClient, station: Station): Promise<boolean> {
  const { printerId, browser } = station;
  for (;;) {
    const askedAt = Date.now();
    const { data } = await client.mutate({
      mutation: TakePrintJobMutation,
      variables: { printerId, browser },
      fetchPolicy: 'no-cache',
    });
    const taken = data?.takePrintJob;
    if (!taken) return true;
    const { id } = taken.job;
    const { outcome, error } = await printOnce(id, askedAt, () =>
      printed(station, readFragment(PageFragment, taken.page)),
    );
    await report(client, { id, browser, outcome, ...(error && { error }) });
    if (outcome === 'WAITING' || error) return false;
  }
}

/** Prints a job unless this browser has begun with it before, and could not report that. */
async function printOnce(id: string, askedAt: number, print: () => Promise<Outcome>): Promise<Outcome> {
  const before = readTaken();
  // Not before the server's answer, whose lease must not outlive what is known here.
  const at = Date.now();
  if (before?.id === id && askedAt - before.at < leaseMs && before.outcome !== 'WAITING') {
    // The server has renewed its lease.
    writeTaken({ ...before, at });
    return { outcome: before.outcome };
  }
  // If the tab ends meanwhile, nobody knows.
  writeTaken({ id, at, outcome: 'UNSURE' });
  const result = await print();
  writeTaken({ id, at, outcome: result.outcome });
  return result;
}

async function report(
  client: ApolloClient,
  variables: Outcome & { readonly id: string; readonly browser: string },
): Promise<void> {
  try {
    await client.mutate({ mutation: ReportPrintedMutation, variables });
  } catch (failure) {
    // Unless the job is in other hands, its outcome is reported with the next attempt.
    if (!['NOT_FOUND', 'CONFLICT'].includes(errorCode(failure) ?? '')) throw failure;
  }
  writeTaken(undefined);
}

/** How a page was printed, as far as this browser can tell. */
async function printed({ by, isSilent }: Station, page: PageOfJobFragment): Promise<Outcome> {
  if (by === 'DIALOG') {
    let isClosed: boolean;
    try {
      isClosed = await printPicture(page.image, page.widthMm);
    } catch {
      return { outcome: 'WAITING', error: say('printHere.noPicture') };
    }
    // A dialog does not say whether it was cancelled.
    return { outcome: isSilent && isClosed ? 'PRINTED' : 'UNSURE' };
  }
  try {
    await printByUsb(Uint8Array.from(atob(page.bytes), (sign) => sign.codePointAt(0) ?? 0));
    return { outcome: 'PRINTED' };
  } catch (failure) {
    const mayBePrinted = failure instanceof NotPrinted && failure.mayBePrinted;
    return mayBePrinted
      ? { outcome: 'UNSURE', error: say('printHere.usbBroken') }
      : { outcome: 'WAITING', error: say('printHere.noUsb') };
  }
}
