import { Stack, Text } from '@chakra-ui/react';
import { OpenTasks, useOpenTasks } from '../features/reports/OpenTasks.tsx';
import { PeriodPicker } from '../features/reports/PeriodPicker.tsx';
import { Report, useReport } from '../features/reports/Report.tsx';
import { usePeriod } from '../features/reports/usePeriod.ts';
import { commandKey } from '../lib/platform.ts';
import { useCan, useStaff } from '../lib/session/staff.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';

export function Component() {
  const { name } = useStaff();
  const canReadReports = useCan('READ_REPORTS');
  const [period, setPeriod] = usePeriod();
  const openTasks = useOpenTasks();
  const report = useReport(period, !canReadReports);
  return (
    <>
      <PageHeader
        title={`Namaste, ${name}`}
        description={
          <Text as="span" hideBelow="lg">
            Press ? for the keys, {commandKey}+K to search.
          </Text>
        }
        actions={canReadReports && <PeriodPicker period={period} onChange={setPeriod} />}
      />
      {openTasks.error && report.error && !openTasks.data && !report.data ? (
        <QueryPending
          query={{
            error: openTasks.error,
            refetch: () => {
              void openTasks.refetch();
              void report.refetch();
            },
          }}
          failure="The open tasks and the figures could not be read."
        />
      ) : (
        <Stack gap="6">
          <OpenTasks {...openTasks} />
          {canReadReports && <Report {...report} />}
        </Stack>
      )}
    </>
  );
}
