/**
 * Waits for `work` with a timeout; the work itself continues. An answer that arrived in time counts even if this process
 * was too busy to read it.
 * @throws {Error} on timeout, or what the work throws
 */
export async function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    // After a block of the event loop timers run first, then what has arrived is read, then immediates run.
    timer = setTimeout(() => setImmediate(() => reject(new Error('no answer in time'))), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
