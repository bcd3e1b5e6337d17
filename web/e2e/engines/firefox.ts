import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { capabilities, commandLimit, phone, programPath, start, type Engine, type Tab } from './engine.js';

const program = programPath('firefox-esr', 'firefox');

/** Firefox by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: program !== undefined,
  packages: 'firefox-esr',
  launch,
};

interface Answer {
  readonly id: number | null;
  readonly type: 'success' | 'error' | 'event';
  readonly result: unknown;
  readonly message: string;
}

async function launch(home: string): Promise<Tab> {
  const args = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'];
  const child = start(program, args, home);
  const ended = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
      if (found?.[1]) resolve(found[1]);
    });
    void ended.then(() => reject(new Error('Firefox ended before it was ready')));
    AbortSignal.timeout(commandLimit).addEventListener('abort', () =>
      reject(new Error(`Firefox was not ready in ${commandLimit / 1000} s`)),
    );
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open', { signal: AbortSignal.timeout(commandLimit) });

  const answers = new EventEmitter();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    answers.emit(String(answer.id), answer);
  });
  let id = 0;
  const call = async <T>(method: string, params: object): Promise<T> => {
    id += 1;
    const answered = once(answers, String(id), { signal: AbortSignal.timeout(commandLimit) });
    socket.send(JSON.stringify({ id, method, params }));
    const [answer] = (await answered) as [Answer];
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as T;
  };

  type Session = { capabilities: { browserVersion: string } };
  const session = await call<Session>('session.new', { capabilities: { alwaysMatch: capabilities } });
  type Tree = { contexts: readonly [{ context: string }] };
  const [{ context }] = (await call<Tree>('browsingContext.getTree', {})).contexts;
  await call('browsingContext.setViewport', { context, viewport: phone });
  return {
    version: session.capabilities.browserVersion,
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async <T>(expression: string) => {
      type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string } };
      const { result, exceptionDetails } = await call<Evaluated>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null') as T;
    },
    perform: (actions) => call('input.performActions', { context, actions }),
    screenshot: async () =>
      (await call<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      await call('browser.close', {});
      await ended;
    },
  };
}
