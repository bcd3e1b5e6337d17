// Ends with 0 if the process of this container, api or worker, answers that it is ready: for its health check.
import { readConfig } from '../config.js';

const milliseconds = 4000;

const { healthPort, port, role } = readConfig();
const address = `http://127.0.0.1:${role === 'worker' ? healthPort : port}/readyz`;
const isReady = await fetch(address, { signal: AbortSignal.timeout(milliseconds) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
