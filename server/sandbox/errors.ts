/** The part of Razorpay's error body that says what went wrong and where. */
export interface ErrorDetail {
  code: 'BAD_REQUEST_ERROR' | 'SERVER_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { payment_id?: string; order_id?: string };
  field?: string;
}

/** A refusal that goes out with `status` and the body `{ error: detail }`. */
export class SandboxError extends Error {
  readonly status: number;
  readonly detail: ErrorDetail;

  constructor(status: number, detail: ErrorDetail) {
    super(detail.description);
    this.name = 'SandboxError';
    this.status = status;
    this.detail = detail;
  }
}

/** 400 for input that breaks a rule; `field` names the parameter at fault, if there is one. */
export function badRequest(description: string, field?: string): SandboxError {
  return refusal(description, 'input_validation_failed', field);
}

/** 400 with a reason of its own, which a caller may branch on. */
export function refusal(description: string, reason: string, field?: string): SandboxError {
  return new SandboxError(400, {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason,
    metadata: {},
    ...(field === undefined ? {} : { field }),
  });
}

/** A refusal that concerns no payment: Razorpay then says `NA` for source, step and reason. */
export function plainError(
  status: number,
  description: string,
  code: ErrorDetail['code'] = 'BAD_REQUEST_ERROR',
): SandboxError {
  return new SandboxError(status, {
    code,
    description,
    source: 'NA',
    step: 'NA',
    reason: 'NA',
    metadata: {},
  });
}
