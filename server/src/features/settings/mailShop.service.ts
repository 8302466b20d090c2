import { getSettings, type SettingsContext } from './settings.service.ts';

/** What mails say about the shop. */
export interface MailShop {
  /** As the settings have it; signs each mail. */
  name: string;
  /** Of the support line. */
  phone: string;
  supportHours: string;
  /** Public address of the shop, for links. */
  url: string;
}

export interface MailShopContext extends SettingsContext {
  env: { shopUrl: string };
}

/** The shop as the mails of this moment name it. */
export function getMailShop(ctx: MailShopContext): MailShop {
  const { name, phone, supportHours } = getSettings(ctx);
  return { name, phone, supportHours, url: ctx.env.shopUrl };
}

/** The end of a sentence that says whom to ask. */
export const supportLine = ({ phone, supportHours }: MailShop): string => `${phone} (${supportHours})`;
