export const paymentModes = ['COD', 'ONLINE'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export const paymentStatuses = ['Pending', 'Paid'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
