import type { NewMail } from '../../notifications/notifications.service.ts';
import type { MailShop } from '../../settings/mailShop.service.ts';
import type { StaffRole } from '../../users/users.service.ts';
import type { StaffActor } from '../staffActor.service.ts';

export function invitationMail(
  recipient: string,
  { actor, role, link, shop }: { actor: StaffActor; role: StaffRole; link: string; shop: MailShop },
): NewMail {
  return {
    dedupeKey: null,
    recipient,
    subject: `You are invited to the desk of ${shop.name}`,
    text: [
      'Namaste,',
      `${actor.name} invites you to work at the desk of ${shop.name} as ${role}. This link works once, within seven days:`,
      link,
      'If you get more than one invitation, the newest one counts. If you do not know the shop, please ignore this mail.',
      shop.name,
    ].join('\n\n'),
  };
}
