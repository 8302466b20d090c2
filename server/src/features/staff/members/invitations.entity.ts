import { Entity, Index } from 'typeorm';
import { Flag, Id, Ref, Text, Time } from '../../../database/columns.ts';
import type { StaffRole } from '../../users/users.entity.ts';

/** An invitation to the staff for an address, of which only the newest counts. Deleted when it is used. */
@Entity('staff_invitations')
export class StaffInvitation {
  @Id() id: string;
  /** SHA-256 of the link's token in hex. */
  @Index('staff_invitations_token', { unique: true })
  @Text(64)
  tokenHash: string;
  /** Lower case. */
  @Index('staff_invitations_email', { unique: true })
  @Text(254)
  email: string;
  @Text(10) role: StaffRole;
  /** The owner hands the link over, because the shop cannot mail it: it proves nothing about the address. */
  @Flag() byHand: boolean;
  /** The owner who has sent it. No foreign key: only the name is shown. */
  @Ref() invitedBy: string;
  @Time() createdAt: number;
  @Time() expiresAt: number;
}
