import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replicas } from '../platform/replicas.js';

export function collectReplicas(replicas: Replicas, registry: Registry): void {
  const counted = { replica: 0, primary: 0 };
  const reads = new Counter({
    name: 'chowk_database_reads_total',
    help: 'Reads that may go to a replica, by where they went.',
    labelNames: ['from'],
    registers: [],
    collect() {
      const figures = replicas.figures();
      for (const from of ['replica', 'primary'] as const) {
        this.inc({ from }, figures.reads[from] - counted[from]);
        counted[from] = figures.reads[from];
      }
    },
  });
  const used = new Gauge({
    name: 'chowk_database_replica_used',
    help: 'Whether a replica is read; 0 if it is away or too far behind.',
    labelNames: ['replica'],
    registers: [],
    // In a cluster: whether all of its processes use it.
    aggregator: 'min',
    collect() {
      for (const { name, isUsed } of replicas.figures().replicas) this.set({ replica: name }, Number(isUsed));
    },
  });
  const behind = new Gauge({
    name: 'chowk_database_replica_behind_seconds',
    help: 'How far a replica is behind at most, the second between two looks included; nothing if it is not known.',
    labelNames: ['replica'],
    registers: [],
    aggregator: 'max',
    collect() {
      this.reset();
      for (const { name, behind: seconds } of replicas.figures().replicas) {
        if (seconds !== undefined) this.set({ replica: name }, seconds);
      }
    },
  });
  registry.registerMetric(reads);
  registry.registerMetric(used);
  registry.registerMetric(behind);
}
