import { Setting } from './settings.entity.ts';

export const settingsTables = [Setting];
