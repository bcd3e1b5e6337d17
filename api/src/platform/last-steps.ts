import type { EntityManager, QueryRunner } from 'typeorm';

type Step = (tx: EntityManager) => Promise<void>;

/** By the connection of the transaction. */
const stepsOf = new WeakMap<QueryRunner, Step[]>();

const runnerOf = ({ queryRunner }: EntityManager): QueryRunner => {
  if (!queryRunner) throw new Error('Only a transaction has last steps.');
  return queryRunner;
};

/**
 * Lets a step run right before the commit: one that takes a lock for which all others wait, and after which the transaction
 * must take no other one. Steps run in the sequence in which they were added.
 */
export function addLastStep(tx: EntityManager, step: Step): void {
  const steps = stepsOf.get(runnerOf(tx));
  if (!steps) throw new Error('Only a transaction of the outbox has last steps.');
  steps.push(step);
}

/** Runs the work of a transaction and then its last steps. */
export async function withLastSteps<T>(
  tx: EntityManager,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = runnerOf(tx);
  const steps: Step[] = [];
  stepsOf.set(runner, steps);
  try {
    const result = await work(tx);
    for (const step of steps) await step(tx);
    return result;
  } finally {
    stepsOf.delete(runner);
  }
}
