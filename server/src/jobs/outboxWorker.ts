import { type OutboxContext, sendDueMails } from '../features/notifications/notifications.service.ts';
import { type BackgroundTask, createBackgroundTask } from '../lib/backgroundTask.ts';

/**
 * The worker that sends the mails of the outbox; each process has one.
 * @param delayMs after `wake`, so that mails enqueued at about the same time are sent as one batch
 */
export const createOutboxWorker = (ctx: OutboxContext, delayMs: number): BackgroundTask =>
  createBackgroundTask({
    run: (shouldContinue) => sendDueMails(ctx, shouldContinue),
    onError: (error) => ctx.log.error({ err: error }, 'the mails of the outbox could not be sent'),
    delayMs,
  });
