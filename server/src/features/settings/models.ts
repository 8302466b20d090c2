// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type {
  EditedInfoPage as DeskInfoPage,
  EditedSettings as DeskSettings,
} from './desk/updateSettings.service.ts';
