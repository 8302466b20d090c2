/** The part of Razorpay's error body that describes the error. */
export interface ErrorDetail {
  code: 'BAD_REQUEST_ERROR' | 'SERVER_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { payment_id?: string; order_id?: string };
  field?: string;
}

/** An error response with `status` and the body `{ error: detail }`. */
export class SandboxError extends Error {
  constructor(
    readonly status: number,
    readonly detail: ErrorDetail,
  ) {
    super(detail.description);
  }
}

/** 400 for a request that breaks a rule. @param field the invalid parameter, if there is one */
export const badRequest = (
  description: string,
  field?: string,
  reason = 'input_validation_failed',
): SandboxError =>
  new SandboxError(400, {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason,
    metadata: {},
    ...(field && { field }),
  });

/** An error that concerns no payment: Razorpay then answers `NA` for source, step and reason. */
export const plainError = (
  status: number,
  description: string,
  code: ErrorDetail['code'] = 'BAD_REQUEST_ERROR',
): SandboxError =>
  new SandboxError(status, { code, description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} });
