import type { ReactNode } from 'react';
import { LineDrawing } from '../../shared/ui/icons';
import type { statusText, TrackingStep } from '../../domain/orders/order-status';

type StepText = ReturnType<typeof statusText<TrackingStep>>;

const drawings: Readonly<Record<StepText, ReactNode>> = {
  // A kitchen ticket.
  PENDING: (
    <>
      <path d="M6 3h12v18l-3-2-3 2-3-2-3 2z" />
      <path d="M9.5 8h5M9.5 12h5" />
    </>
  ),
  // A pan over the flame.
  PREPARING: (
    <>
      <path d="M3 11h13v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5z" />
      <path d="M16 12l6-2M7 8c0-1.5 1-1.5 1-3M11.5 8c0-1.5 1-1.5 1-3" />
    </>
  ),
  // A scooter with its box.
  OUT_FOR_DELIVERY: (
    <>
      <circle cx="6" cy="17.5" r="2.5" />
      <circle cx="18" cy="17.5" r="2.5" />
      <path d="M8.5 17.500h5l2-8H14M15.5 9.500l2.5 5.500M3.5 15V9h5.500v5.500H6" />
    </>
  ),
  // A door.
  DELIVERED: (
    <>
      <path d="M3 11.5 12 4l9 7.500M5.5 9.500V20h13V9.5" />
      <path d="m9 14.5 2.200 2.200 4-4.200" />
    </>
  ),
  // A bag.
  READY_FOR_PICKUP: (
    <>
      <path d="M5 8h14l1 13H4z" />
      <path d="M9 11V7a3 3 0 0 1 6 0v4" />
    </>
  ),
  // A bell of the kitchen.
  READY_FOR_TABLE: (
    <>
      <path d="M4 17a8 8 0 0 1 16 0z" />
      <path d="M3 20h18M12 9V6M10 6h4" />
    </>
  ),
  // A plate with a tick.
  SERVED: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.500 2.800 2.800 5.200-5.600" />
    </>
  ),
  // A bag with a tick.
  PICKED_UP: (
    <>
      <path d="M5 8h14l1 13H4zM9 8V7a3 3 0 0 1 6 0v1" />
      <path d="m9 14.500 2.200 2.200 4-4.200" />
    </>
  ),
};

/** @param text the key of the status's texts */
export function StepIcon({ text }: { readonly text: StepText }) {
  return <LineDrawing line={1.8}>{drawings[text]}</LineDrawing>;
}
