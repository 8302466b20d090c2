import { AccountLink } from './accountLinks.entity.ts';
import { SignInCode } from './google/signInCodes.entity.ts';
import { Session } from './sessions.entity.ts';

export const authTables = [AccountLink, SignInCode, Session];
