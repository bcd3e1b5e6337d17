import { useEffect, useRef, useState } from 'react';
import { anySignal, timeLimit } from '../../shared/lib/abort';
import { downloadFile } from '../../shared/lib/download-file';
import { refusalByRest } from '../../shared/lib/errors';
import { headersOf } from './headers';
import { readToken } from './token';

/** Milliseconds. A bill of a thousand lines takes the server some seconds. */
const usualLimitMs = 30_000;

/** Reads a file of the server, with the name that the server gives it. */
async function readFile(route: string, signal: AbortSignal, limitMs: number): Promise<File> {
  const response = await fetch(route, {
    headers: headersOf(readToken()),
    signal: anySignal(signal, timeLimit(limitMs)),
  });
  if (!response.ok) throw await refusalByRest(response);
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const contents = await response.blob();
  return new File([contents], name || route.slice(route.lastIndexOf('/') + 1), { type: contents.type });
}

/** Saves files of the server, one at a time, until the screen is left. */
export function useSaveFile(limitMs = usualLimitMs) {
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
      const file = await readFile(route, controller.signal, limitMs);
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
