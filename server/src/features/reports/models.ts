// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type {
  DayFigures as DeskDaySales,
  Figures as DeskFigures,
  OpenTasks as DeskOpenTasks,
  Report as DeskReport,
} from './reports.service.ts';
