import type { OrderStatus, OrderWay } from '../../gql/graphql';

/** The steps that a customer follows. A cancelled order is on none of them. */
export const TRACKING_STEPS = ['PENDING', 'PREPARING', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

/** In the order of the admin's select. */
export const ORDER_STATUSES: readonly OrderStatus[] = [...TRACKING_STEPS, 'CANCELLED'];

export type TrackingStep = (typeof TRACKING_STEPS)[number];

/** The key of a status's texts: what it means depends on the way of the order. */
export function statusText<S extends OrderStatus>(status: S, way: OrderWay) {
  if (way === 'PICKUP' && status === 'OUT_FOR_DELIVERY') return 'READY_FOR_PICKUP';
  if (way === 'PICKUP' && status === 'DELIVERED') return 'PICKED_UP';
  if (way === 'TABLE' && status === 'OUT_FOR_DELIVERY') return 'READY_FOR_TABLE';
  if (way === 'TABLE' && status === 'DELIVERED') return 'SERVED';
  return status;
}

/** Whether the customer still waits for it. */
export const isOpen = (status: OrderStatus) => status !== 'DELIVERED' && status !== 'CANCELLED';

/** The next step; none for a delivered or cancelled order. */
export function nextStep(status: OrderStatus): Exclude<TrackingStep, 'PENDING'> | undefined {
  const [, ...following] = TRACKING_STEPS;
  const current = TRACKING_STEPS.findIndex((step) => step === status);
  return current === -1 ? undefined : following[current];
}

export interface StepState {
  readonly step: TrackingStep;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  /** The line from this step to the next one. */
  readonly isLineActive: boolean;
  /** When the order last reached this step. */
  readonly at: string | undefined;
}

interface StatusChange {
  readonly to: OrderStatus;
  readonly at: string;
}

/**
 * Steps up to the current one are active, with the lines before it. An admin may skip steps or go back: a skipped step is
 * active without a time, and a future one loses its time.
 */
export function stepStates(status: OrderStatus, history: readonly StatusChange[] = []): StepState[] {
  const current = TRACKING_STEPS.findIndex((step) => step === status);
  return TRACKING_STEPS.map((step, index) => ({
    step,
    isActive: index <= current,
    isCurrent: index === current,
    isLineActive: index < current,
    at: index <= current ? history.findLast(({ to }) => to === step)?.at : undefined,
  }));
}
