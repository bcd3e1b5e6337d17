import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { z } from 'zod';

const question = z.object({ type: z.literal('chowk:metrics?'), id: z.number() });
const answer = z.object({ type: z.literal('chowk:metrics'), id: z.number(), text: z.string().optional() });

/** Milliseconds; prom-client gives up after five seconds. */
const limit = 6000;

let asked = 0;

/** Call first in a process of a cluster: it must answer when metrics are collected, even without any. */
export function joinMetrics(): void {
  AggregatorRegistry.setRegistries([]);
  void new AggregatorRegistry();
}

/** Adds these metrics to the collection from this process. */
export function shareMetrics(registry: Registry): void {
  if (cluster.isWorker) AggregatorRegistry.setRegistries(registry);
}

/** For a process without metrics of its own: the default ones. */
export function shareProcessMetrics(): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  shareMetrics(registry);
}

/** The metrics of all processes or, if collecting fails, of this one. */
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

/** In the supervisor: collects the metrics of all processes when one of them asks. */
export function aggregateMetrics(): void {
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
