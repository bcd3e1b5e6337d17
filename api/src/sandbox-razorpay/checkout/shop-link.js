/** Whether there is no shop around the frame: the browser was redirected here and is sent back with a form. */
export const isAlone = window.parent === window;

/** @typedef {{ razorpay_order_id: string, razorpay_payment_id: string, razorpay_signature: string }} Paid */
/** @typedef {{ code: string, description: string, source: string, step: string, reason: string, metadata: Record<string, string> }} Failure */

/** @type {Pick<Failure, 'code' | 'description' | 'source' | 'step' | 'reason'>} */
const cancelled = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Payment processing cancelled by user',
  source: 'customer',
  step: 'payment_authentication',
  reason: 'payment_cancelled',
};

/**
 * Notifies the shop around the frame, or sends the result to its `callback_url` as Razorpay does.
 * @param {import('./settings.js').Settings} settings
 */
export function shopLink({ order, callbackUrl }) {
  /** @param {{ type: string, response?: unknown }} message */
  const post = (message) => window.parent.postMessage(message, location.origin);

  return {
    /** @param {Paid} paid */
    paid(paid) {
      if (isAlone) postForm(callbackUrl, { ...paid });
      else post({ type: 'paid', response: paid });
    },
    /** After each failed attempt; the payer may try again. @param {Failure} error */
    failed(error) {
      if (!isAlone) post({ type: 'failed', response: { error } });
    },
    /** The payer has left. @param {Failure | undefined} error the reason, unless they chose to leave */
    dismissed(error) {
      if (!isAlone) {
        post({ type: 'dismissed' });
        return;
      }
      const { metadata, ...details } = error ?? { ...cancelled, metadata: { order_id: order } };
      const fields = Object.entries(details).map(([name, value]) => [`error[${name}]`, value]);
      postForm(callbackUrl, {
        ...Object.fromEntries(fields),
        'error[metadata]': JSON.stringify(metadata),
      });
    },
  };
}

/**
 * @param {string | undefined} address
 * @param {Record<string, string>} fields
 */
function postForm(address, fields) {
  if (!address) {
    history.back();
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
