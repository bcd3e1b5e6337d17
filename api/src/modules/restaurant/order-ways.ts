/** How food gets to the customer. */
export const orderWays = ['DELIVERY', 'PICKUP', 'TABLE'] as const;
export type OrderWay = (typeof orderWays)[number];
