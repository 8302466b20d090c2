import { createContext, use } from 'react';
import type { DeskMailDelivery } from '../generated/graphql.ts';

export const MailDeliveryContext = createContext<DeskMailDelivery>('SMTP');

/** Where the shop's mails go. */
export const useMailDelivery = (): DeskMailDelivery => use(MailDeliveryContext);

/** The page of a demo's mails. @param recipient whose newest mail it opens */
export const sandboxMailsUrl = (recipient?: string): string =>
  `/sandbox/mails${recipient ? `?${new URLSearchParams({ to: recipient })}` : ''}`;
