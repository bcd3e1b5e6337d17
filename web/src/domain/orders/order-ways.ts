import type { OrderWay } from '../../gql/graphql';

export const orderWays: readonly OrderWay[] = ['DELIVERY', 'PICKUP', 'TABLE'];
