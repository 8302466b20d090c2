import { z } from 'zod';
import { badRequest } from './errors.ts';

// The API's input. Limits and messages are Razorpay's.

const MIN_PAISE = 100;
const MAX_NOTES = 15;
const MAX_NOTE_LENGTH = 256;
const MAX_PAGE = 100;

const text = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .nullish()
    .transform((value) => value ?? null);

/** Paise; Razorpay also accepts the digits as text. */
const amount = z.preprocess(
  (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
  z.int('The amount must be an integer.').min(MIN_PAISE, 'The amount must be at least INR 1.00'),
);

const currency = z.literal('INR', 'Currency is not supported');

const note = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(MAX_NOTE_LENGTH));

/** Key-value pairs. Razorpay answers an empty array, not an empty object, when there are none. */
const notes = z
  .union([z.record(z.string(), note), z.tuple([])])
  .nullish()
  .refine((value) => Object.keys(value ?? {}).length <= MAX_NOTES, `There can be at most ${MAX_NOTES} notes`)
  .transform((value): Record<string, string> | [] =>
    !value || Object.keys(value).length === 0 ? [] : value,
  );
export type Notes = z.output<typeof notes>;

export const orderInput = z.object({
  amount,
  currency,
  receipt: text(40),
  notes,
  /** A boolean, number or digit: whether payments are captured automatically. */
  payment_capture: z
    .union([z.boolean(), z.number(), z.string()])
    .nullish()
    .transform((value) => value == null || ['true', '1'].includes(String(value))),
});
export type OrderInput = z.output<typeof orderInput>;

export const outcomes = ['success', 'failure', 'authorized', 'late', 'timeout'] as const;

/** A payment attempt in the popup. */
export const attemptInput = z.object({
  key: z.string().catch(''),
  order_id: text(40),
  outcome: z.enum(outcomes, 'The outcome is not known.').default('success'),
  amount: amount.optional(),
  currency: currency.default('INR'),
  description: text(255),
  email: text(255),
  contact: text(255),
  notes,
});
export type AttemptInput = z.output<typeof attemptInput>;

// The SDK may omit the currency.
export const captureInput = z.object({ amount, currency: currency.default('INR') });

export const refundInput = z.object({
  /** Missing: the amount of the payment that is not refunded yet. */
  amount: amount.nullish(),
  receipt: text(40),
  notes,
  speed: z
    .string()
    .nullish()
    .transform((value) => (value === 'optimum' ? 'optimum' : 'normal')),
});
export type RefundInput = z.output<typeof refundInput>;

const wholeNumber = z.coerce.number().int().min(0);

const pageQuery = z.object({
  count: wholeNumber.max(MAX_PAGE).default(10),
  skip: wholeNumber.default(0),
  /** Unix seconds. */
  from: wholeNumber.default(0),
  to: wholeNumber.default(Number.MAX_SAFE_INTEGER),
});

/** Parses the input with `schema`. Throws a 400 that names the first invalid parameter. */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw badRequest(issue?.message ?? 'The input is not valid', issue?.path[0]?.toString());
}

/** One page of a list, newest first. Throws a 400 for an invalid query. */
export function selectPage<T extends { created_at: number }>(items: T[], query: unknown): T[] {
  const { count, skip, from, to } = parse(pageQuery, query);
  const itemsInRange = items.filter(({ created_at }) => created_at >= from && created_at <= to);
  return itemsInRange.reverse().slice(skip, skip + count);
}
