interface Details {
  readonly field?: string;
  readonly source?: string;
  readonly step?: string;
  readonly reason?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** An error answer with Razorpay's texts and shape, as the SDK expects them: https://razorpay.com/docs/errors/. */
export class SandboxError extends Error {
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

/** The request is invalid. */
export function badRequest(description: string, field?: string): SandboxError {
  return new SandboxError(400, 'BAD_REQUEST_ERROR', description, {
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    ...(field !== undefined && { field }),
  });
}

export const noSuchId = () => badRequest('The id provided does not exist');
