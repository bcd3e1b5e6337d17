interface Details {
  readonly field?: string;
  readonly source?: string;
  readonly step?: string;
  readonly reason?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/**
 * An answer that is not 2xx, in Razorpay's words and shape: https://razorpay.com/docs/errors/. Above it stands the
 * SDK, so its texts are those that the real service answers and not ours.
 */
export class RazorpayError extends Error {
  constructor(
    readonly status: number,
    readonly code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR',
    description: string,
    readonly details: Details = {},
  ) {
    super(description);
  }

  toJSON() {
    const { field, source = 'NA', step = 'NA', reason = 'NA', metadata = {} } = this.details;
    return {
      error: {
        code: this.code,
        description: this.message,
        source,
        step,
        reason,
        metadata,
        ...(field !== undefined && { field }),
      },
    };
  }
}

/** Something in the request is wrong. */
export function badRequest(description: string, field?: string): RazorpayError {
  return new RazorpayError(400, 'BAD_REQUEST_ERROR', description, {
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    ...(field !== undefined && { field }),
  });
}

export const noSuchId = () => badRequest('The id provided does not exist');
