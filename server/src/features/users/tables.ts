import { AuditEvent } from './audit.entity.ts';
import { Upload } from './uploads/uploads.entity.ts';
import { User } from './users.entity.ts';

export const usersTables = [AuditEvent, Upload, User];
