import { Mail } from './notifications.entity.ts';

export const notificationsTables = [Mail];
