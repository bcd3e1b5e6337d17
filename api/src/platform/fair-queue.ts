/** The group that a task waits in, from the widest to the narrowest: `[network, account]`. */
export type Lane = readonly string[];

interface Waiting {
  readonly start: () => Promise<void>;
  readonly drop: () => void;
}

/** Contains groups or, at the deepest level, tasks. */
interface Group {
  size: number;
  /** In round-robin order. */
  readonly groups: Map<string, Group>;
  readonly tasks: Waiting[];
}

interface FairQueueOptions {
  readonly concurrency: number;
  /** Maximum number of waiting tasks per depth: in total, in one group, in one group of a group … */
  readonly limits: readonly number[];
  /** Milliseconds that a task may wait before it is rejected; undefined: as long as it takes. */
  readonly longestWait?: number;
  /** The error of a rejected task. */
  readonly refusal: () => Error;
}

/**
 * Runs a limited number of tasks in parallel. The groups of each depth take turns, so a flood in one lane delays every
 * other lane by at most one task. When full, it rejects the last task of the longest lane, so that no lane can fill the
 * queue. It also rejects a task that has waited too long.
 */
export class FairQueue {
  private readonly all = emptyGroup();
  private running = 0;

  constructor(private readonly options: FairQueueOptions) {}

  run<T>(lane: Lane, task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiting = {
        start: () => {
          clearTimeout(timer);
          return task().then(resolve, reject);
        },
        drop: () => {
          clearTimeout(timer);
          reject(this.options.refusal());
        },
      };
      const { longestWait } = this.options;
      if (longestWait !== undefined) timer = setTimeout(() => this.expire(lane, waiting), longestWait);
      this.add(lane, waiting);
      this.startNext();
    });
  }

  private add(lane: Lane, task: Waiting): void {
    const path = [this.all];
    for (const name of lane) path.push(groupIn(path.at(-1)!, name));
    path.at(-1)!.tasks.push(task);
    for (const group of path) group.size += 1;
    // The narrowest full group: making room there makes room in all groups around it.
    const full = path.findLastIndex(({ size }, depth) => size > (this.options.limits[depth] ?? Infinity));
    if (full === -1) return;
    for (const group of path.slice(0, full)) group.size -= 1;
    takeLast(path[full]!).drop();
  }

  private expire(lane: Lane, task: Waiting): void {
    remove(this.all, lane, task);
    task.drop();
  }

  private startNext(): void {
    while (this.running < this.options.concurrency && this.all.size > 0) {
      void this.runOne(takeNext(this.all));
    }
  }

  private async runOne({ start }: Waiting): Promise<void> {
    this.running += 1;
    await start();
    this.running -= 1;
    this.startNext();
  }
}

const emptyGroup = (): Group => ({ size: 0, groups: new Map(), tasks: [] });

function groupIn({ groups }: Group, name: string): Group {
  const group = groups.get(name) ?? emptyGroup();
  groups.set(name, group);
  return group;
}

/** The task whose turn it is. Its groups move to the end of their lines. */
function takeNext(group: Group): Waiting {
  group.size -= 1;
  const [next] = group.groups;
  if (!next) return group.tasks.shift()!;
  const [name, chosen] = next;
  group.groups.delete(name);
  const task = takeNext(chosen);
  if (chosen.size > 0) group.groups.set(name, chosen);
  return task;
}

function remove(group: Group, [name, ...inner]: Lane, task: Waiting): void {
  group.size -= 1;
  const next = name === undefined ? undefined : group.groups.get(name);
  if (name === undefined || !next) {
    group.tasks.splice(group.tasks.indexOf(task), 1);
    return;
  }
  remove(next, inner, task);
  if (next.size === 0) group.groups.delete(name);
}

/** The last task of the longest lane; among equals, of the newest lane. */
function takeLast(group: Group): Waiting {
  group.size -= 1;
  const [first, ...others] = group.groups;
  if (!first) return group.tasks.pop()!;
  const [name, longest] = others.reduce((one, other) => (other[1].size >= one[1].size ? other : one), first);
  const task = takeLast(longest);
  if (longest.size === 0) group.groups.delete(name);
  return task;
}
