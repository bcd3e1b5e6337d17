import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { graphql, readFragment } from '../../gql';
import type { PrinterSettingsFragment, UnsettledJobFragment } from '../../gql/graphql';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { useMessages } from '../../shared/live/use-messages';

export const PrinterFragment = graphql(`
  fragment PrinterSettings on Printer {
    id
    name
    way
    host
    port
    paper
    graphics
    documents
    bills
    stations
    copies
    cuts
    beeps
    fallbackId
    isPaused
    state
    error
    lastSeenAt
    waiting
    version
  }
`);

export const JobFragment = graphql(`
  fragment UnsettledJob on PrintJob {
    id
    document
    orderId
    orderName
    state
    error
    printer {
      id
      name
    }
  }
`);

const PrintingQuery = graphql(`
  query Printing {
    printers {
      ...PrinterSettings
    }
    printJobs(unsettledOnly: true) {
      ...UnsettledJob
    }
  }
`);

const PrintingChangedSubscription = graphql(`
  subscription PrintingChanged {
    printingChanged
  }
`);

export type Printer = Omit<PrinterSettingsFragment, ' $fragmentName' | '__typename'>;
export type UnsettledJob = UnsettledJobFragment;

interface Printing {
  /** Undefined until they are known. */
  readonly printers: readonly Printer[] | undefined;
  /** Newest first. */
  readonly unsettled: readonly UnsettledJob[];
  /** Rises with each change of printers and jobs. */
  readonly changes: number;
  readonly error: unknown;
  readonly loading: boolean;
  readonly refetch: () => unknown;
  /** Reads printers and jobs again after a change of them. */
  readonly refresh: () => Promise<readonly Printer[] | undefined>;
}

const PrintingContext = createContext<Printing | null>(null);

/** Follows the printers and their jobs for all screens of staff, also of a shop whose first printer is yet to come. */
export function PrintingProvider({ children }: { readonly children: ReactNode }) {
  const { data, error, loading, refetch, reread } = useLiveQuery(PrintingQuery, {});
  const [changes, setChanges] = useState(0);
  const printing = useMemo(
    () => ({
      printers: data && readFragment(PrinterFragment, data.printers),
      unsettled: readFragment(JobFragment, data?.printJobs ?? []),
      changes,
      error,
      loading,
      refetch,
      refresh: async () => readFragment(PrinterFragment, (await refetch()).data?.printers) ?? undefined,
    }),
    [data, changes, error, loading, refetch],
  );
  useMessages(PrintingChangedSubscription, {
    onMessage: () => {
      setChanges((count) => count + 1);
      void reread().catch(() => undefined);
    },
  });
  return <PrintingContext value={printing}>{children}</PrintingContext>;
}

const noPrinting: Printing = {
  printers: [],
  unsettled: [],
  changes: 0,
  error: undefined,
  loading: false,
  refetch: () => undefined,
  refresh: () => Promise.resolve([]),
};

/** Those who may not see orders see no printers. */
export const usePrinting = (): Printing => use(PrintingContext) ?? noPrinting;
