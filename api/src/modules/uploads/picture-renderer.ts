import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { recognisePicture } from './picture-content.js';
import { pictureShapes, type PictureShape } from './picture-paths.js';
import type { Refusal, RenderAnswer, RenderedFile, RenderTask } from './picture-process.js';
import { Turnstile } from './turnstile.js';
import { say } from './uploads.sentences.js';

export type { RenderedFile };

/** Pictures in work, and waiting ones. Each takes up to 5 MB, and 300 MB while it is decoded. */
const load = { places: 2, queue: 24 } as const;

/** Waiting pictures of one person; only one at a time is in work. */
const waitingPerPerson = 3;

/** Milliseconds per picture, for a process that hangs. The process itself limits its CPU time. */
const timeLimit = 60_000;

/** Milliseconds without a picture until a process ends: it takes 70 MB, and 0.2 s to start. */
const idleTime = 30_000;

const program = fileURLToPath(new URL('./picture-process.js', import.meta.url));

interface Idle {
  readonly child: ChildProcess;
  readonly timer: NodeJS.Timeout;
}

/** Renders pictures in child processes, which can be killed, start on demand and end when idle. */
export class PictureRenderer {
  private readonly children = new Set<ChildProcess>();
  private readonly idle: Idle[] = [];
  private readonly turnstile: Turnstile;

  /** @param factor multiplies how many pictures of one person may wait */
  constructor(
    factor: number,
    private readonly log: Logger,
  ) {
    this.turnstile = new Turnstile({
      ...load,
      queuePerPerson: Math.max(1, Math.round(waitingPerPerson * factor)),
    });
  }

  /**
   * Renders all files of a picture: upright, in sRGB, without metadata, never enlarged.
   * @param person owner of the picture; only one at a time is in work
   * @throws {DomainError} `UNSUPPORTED_MEDIA_TYPE` for an unreadable picture, `PAYLOAD_TOO_LARGE` for too many pixels,
   * `UNAVAILABLE` if too many are waiting
   */
  async render(shape: PictureShape, contents: Buffer, person?: string): Promise<RenderedFile[]> {
    const format = recognisePicture(contents);
    const { widths, formats, isSquare } = pictureShapes[shape];
    const answer = await this.turnstile.pass(
      () => this.run({ contents, format, widths, formats, isSquare }),
      person,
    );
    if ('refusal' in answer) throw refused(answer.refusal);
    return answer.files;
  }

  /** Kills the processes, even in the middle of a picture. */
  async close(): Promise<void> {
    for (const { timer } of this.idle) clearTimeout(timer);
    await Promise.all(
      [...this.children].map(async (child) => {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }),
    );
  }

  private async run(task: RenderTask): Promise<RenderAnswer> {
    const child = this.take();
    const late = setTimeout(() => child.kill('SIGKILL'), timeLimit);
    try {
      const answer = await answerOf(child, task);
      this.keep(child);
      return answer;
    } catch (error) {
      this.log.warn({ err: error, format: task.format }, 'a picture ended the process that rendered it');
      child.kill('SIGKILL');
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  private take(): ChildProcess {
    const ready = this.idle.pop();
    if (ready) {
      clearTimeout(ready.timer);
      return ready.child;
    }
    const child = fork(program, {
      execArgv: [],
      // A picture that takes over the process must not find the shop's secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.children.add(child);
    // The process could not be started, or ended while receiving a picture.
    child.on('error', (error) => {
      this.log.warn({ err: error }, 'process that renders pictures');
      if (child.pid === undefined) this.children.delete(child);
    });
    child.once('exit', () => {
      this.children.delete(child);
      const index = this.idle.findIndex((entry) => entry.child === child);
      if (index !== -1) this.idle.splice(index, 1);
    });
    child.unref();
    child.channel?.unref();
    return child;
  }

  private keep(child: ChildProcess): void {
    const timer = setTimeout(() => child.kill('SIGKILL'), idleTime).unref();
    this.idle.push({ child, timer });
  }
}

const damaged = () => new DomainError('UNSUPPORTED_MEDIA_TYPE', say.damaged);

const refused = (refusal: Refusal): DomainError =>
  refusal.problem === 'damaged'
    ? damaged()
    : new DomainError('PAYLOAD_TOO_LARGE', say[refusal.problem]({ max: refusal.max }));

/** The process's answer; a process that ends, by its own limit or a crash, refuses the picture. */
async function answerOf(child: ChildProcess, task: RenderTask): Promise<RenderAnswer> {
  const settled = new AbortController();
  const ended = once(child, 'exit', settled).then(() => {
    throw damaged();
  });
  try {
    child.send(task);
    const [answer] = await Promise.race([once(child, 'message', settled), ended]);
    return answer as RenderAnswer;
  } finally {
    settled.abort();
  }
}
