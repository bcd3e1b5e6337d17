import { SandboxOrder } from './sandbox-order.entity.js';
import { SandboxPayment } from './sandbox-payment.entity.js';
import { SandboxRefund } from './sandbox-refund.entity.js';
import { SandboxWebhook } from './sandbox-webhook.entity.js';

export const sandboxEntities = [SandboxOrder, SandboxPayment, SandboxRefund, SandboxWebhook];
