import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { z } from 'zod';

const question = z.object({ type: z.literal('chowk:metrics?'), id: z.number() });
const answer = z.object({ type: z.literal('chowk:metrics'), id: z.number(), text: z.string().optional() });

/** Milliseconds; prom-client itself gives up after five seconds. */
const limit = 6000;

let asked = 0;

/** In a process of a cluster, first of all: it answers when the metrics are gathered, if only that it has none yet. */
export function joinMetrics(): void {
  AggregatorRegistry.setRegistries([]);
  void new AggregatorRegistry();
}

/** From now on these are gathered from this process. */
export function shareMetrics(registry: Registry): void {
  if (cluster.isWorker) AggregatorRegistry.setRegistries(registry);
}

/** Of a process that has no others: what any process has. */
export function shareProcessMetrics(): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  shareMetrics(registry);
}

/** The metrics of all processes together or, should that fail, of this one. */
export async function allMetrics(registry: Registry): Promise<string> {
  return (cluster.isWorker ? await askPrimary() : undefined) ?? registry.metrics();
}

function askPrimary(): Promise<string | undefined> {
  asked += 1;
  const id = asked;
  return new Promise((resolve) => {
    const end = (text?: string) => {
      clearTimeout(timer);
      process.off('message', listen);
      resolve(text);
    };
    const listen = (message: unknown) => {
      const { success, data } = answer.safeParse(message);
      if (success && data.id === id) end(data.text);
    };
    const timer = setTimeout(end, limit);
    process.on('message', listen);
    cluster.worker?.send({ type: 'chowk:metrics?', id }, (error: Error | null) => {
      if (error) end();
    });
  });
}

/** In the process above them: gathers the metrics of all when one of them asks. */
export function gatherMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on('message', (member: Worker, message: unknown) => {
    const { success, data } = question.safeParse(message);
    if (!success) return;
    const send = (text?: string) => {
      if (member.isConnected()) member.send({ type: 'chowk:metrics', id: data.id, text });
    };
    registry.clusterMetrics().then(send, () => send());
  });
}
