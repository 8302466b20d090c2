import { Stack, Text } from '@chakra-ui/react';
import { OpenTasks } from '../features/reports/OpenTasks.tsx';
import { PeriodPicker } from '../features/reports/PeriodPicker.tsx';
import { Report } from '../features/reports/Report.tsx';
import { usePeriod } from '../features/reports/usePeriod.ts';
import { commandKey } from '../lib/platform.ts';
import { useCan, useStaff } from '../lib/staff.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export function Component() {
  const { name } = useStaff();
  const canReadReports = useCan('READ_REPORTS');
  const [period, setPeriod] = usePeriod();
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
      <Stack gap="6">
        <OpenTasks />
        {canReadReports && <Report period={period} />}
      </Stack>
    </>
  );
}
