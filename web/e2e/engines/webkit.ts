import { once } from 'node:events';
import { untilUp } from '../../../api/bench/until-up.js';
import { freePort } from '../../../api/src/platform/free-port.js';
import {
  capabilities,
  commandLimit,
  endAll,
  phone,
  programPath,
  start,
  type Engine,
  type Tab,
} from './engine.js';

const driverPath = programPath('WebKitWebDriver');
const xvfbPath = programPath('Xvfb');

/** WebKitGTK's MiniBrowser by WebDriver: https://www.w3.org/TR/webdriver2/ */
export const webkit: Engine = {
  name: 'WebKitGTK',
  isInstalled: driverPath !== undefined && xvfbPath !== undefined,
  packages: 'webkit2gtk-driver xvfb',
  launch,
};

async function launch(home: string): Promise<Tab> {
  const size = `${phone.width}x${phone.height}x24`;
  const screen = start(xvfbPath, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], home);
  const started = { signal: AbortSignal.timeout(commandLimit) };
  const [display] = (await once(screen.stdout, 'data', started)) as [Buffer];
  const port = await freePort();
  const driver = start(driverPath, [`--port=${port}`], home, { DISPLAY: `:${display.toString().trim()}` });
  const base = `http://127.0.0.1:${port}`;
  await untilUp(`${base}/status`, { child: driver });

  const call = async <T>(method: string, command: string, body?: object): Promise<T> => {
    const signal = AbortSignal.timeout(commandLimit);
    const answer = await fetch(base + command, { method, body: body ? JSON.stringify(body) : null, signal });
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${method} ${command}: ${JSON.stringify(value)}`);
    return value;
  };
  type Session = { sessionId: string; capabilities: { browserVersion: string } };
  const { sessionId, capabilities: its } = await call<Session>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        ...capabilities,
        // Only a full-screen window can be less than 447 pixels wide.
        'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...phone });
  return {
    version: its.browserVersion,
    open: (url) => call('POST', `${session}/url`, { url }),
    evaluate: (expression) =>
      call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: (actions) => call('POST', `${session}/actions`, { actions }),
    screenshot: () => call('GET', `${session}/screenshot`),
    close: async () => {
      await call('DELETE', session);
      await endAll();
    },
  };
}
