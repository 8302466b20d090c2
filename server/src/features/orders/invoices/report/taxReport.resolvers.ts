import type { Resolvers } from '../../../../generated/resolvers.ts';
import { withTypename } from '../../../../graphql/withTypename.ts';
import { toCsv } from '../../../../lib/text/csvText.ts';
import { getStaffActor } from '../../../staff/staffActor.service.ts';
import { exportTaxReport } from './taxReport.service.ts';
import { totalsOf } from './taxTables.ts';

export const taxReportResolvers = {
  Mutation: {
    exportTaxReport: async (_, days, ctx) =>
      withTypename('DeskTaxReport', await exportTaxReport(ctx, getStaffActor(ctx), days)),
  },
  DeskTaxTable: {
    rows: ({ rows }) => rows.map((row) => row.map(String)),
    figureColumns: ({ columns, rows }) =>
      [...columns.keys()].filter((index) => rows.some((row) => typeof row[index] === 'number')),
    totals: (table) => {
      const totals = totalsOf(table);
      return totals.some((total) => total !== null) ? totals.map((total) => String(total ?? '')) : null;
    },
    csv: ({ columns, rows }) => toCsv(columns, rows),
  },
} satisfies Resolvers;
