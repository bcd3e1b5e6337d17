export const orderProblemReasons = [
  'LATE',
  'MISSING_DISH',
  'WRONG_DISH',
  'QUALITY',
  'PAYMENT',
  'OTHER',
] as const;

export type OrderProblemReason = (typeof orderProblemReasons)[number];
