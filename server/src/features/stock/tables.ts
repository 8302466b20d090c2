import { LowStockReport } from './lowStockReports.entity.ts';
import { SoldOutReport } from './soldOutReports.entity.ts';
import { StockMovement } from './stockMovements.entity.ts';

export const stockTables = [LowStockReport, SoldOutReport, StockMovement];
