import { z } from 'zod';
import { emailAddress } from '../../../lib/input/emailAddress.ts';

/** The role is an enum of the GraphQL schema. */
export const invitationInput = z.object({ email: emailAddress });
