import { SandboxOrder } from './sandbox-order.entity.js';
import { SandboxPayment } from './sandbox-payment.entity.js';
import { SandboxRefund } from './sandbox-refund.entity.js';

export const sandboxEntities = [SandboxOrder, SandboxPayment, SandboxRefund];
