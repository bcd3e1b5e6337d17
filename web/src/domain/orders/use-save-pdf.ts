import { useEffect, useRef, useState } from 'react';
import { anySignal, timeLimit } from '../../shared/lib/abort';
import { downloadFile } from '../../shared/lib/download-file';
import { refusalByRest } from '../../shared/lib/errors';
import { headersOf } from '../session/headers';
import { readToken } from '../session/token';

/** Milliseconds. A bill of a thousand lines takes the server some seconds. */
const limitMs = 30_000;

/** Reads a PDF of the server, with the name that the server gives it. */
async function readPdf(route: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(route, {
    headers: headersOf(readToken()),
    signal: anySignal(signal, timeLimit(limitMs)),
  });
  if (!response.ok) throw await refusalByRest(response);
  const [, name = 'bill.pdf'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return new File([await response.blob()], name, { type: 'application/pdf' });
}

/** Saves PDFs of the server, one at a time, until the screen is left. */
export function useSavePdf() {
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  /** @returns why it has failed */
  const save = async (route: string): Promise<unknown> => {
    const controller = new AbortController();
    underWay.current = controller;
    setIsSaving(true);
    setError(undefined);
    try {
      const file = await readPdf(route, controller.signal);
      if (!controller.signal.aborted) downloadFile(file.name, file);
    } catch (failure) {
      if (controller.signal.aborted) return undefined;
      setError(failure);
      return failure;
    } finally {
      setIsSaving(false);
    }
    return undefined;
  };
  return { save, isSaving, error };
}
