// Container health check: exits with 0 if this container's api or worker process is ready.
import { readConfig } from '../config.js';

const milliseconds = 4000;

const { healthPort, port, role } = readConfig();
const address = `http://127.0.0.1:${role === 'worker' ? healthPort : port}/readyz`;
const isReady = await fetch(address, { signal: AbortSignal.timeout(milliseconds) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
