import { Button, Field, HStack, Input, Popover, Portal, SegmentGroup, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LuCalendarDays } from 'react-icons/lu';
import { formatDays } from './figures.ts';
import { PERIODS, type ReportPeriod } from './usePeriod.ts';

interface PeriodPickerProps {
  period: ReportPeriod;
  onChange: (period: ReportPeriod) => void;
}

/** Chooses the days of the report. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const value = 'lastDays' in period ? String(period.lastDays) : null;
  return (
    <HStack wrap="wrap" gap="2">
      <SegmentGroup.Root
        value={value}
        onValueChange={({ value: days }) => days && onChange({ lastDays: Number(days) })}
        aria-label="Period"
        size="sm"
      >
        <SegmentGroup.Indicator />
        <SegmentGroup.Items
          items={PERIODS.map(({ lastDays, label }) => ({ value: String(lastDays), label }))}
        />
      </SegmentGroup.Root>
      <OtherDays period={period} onChange={onChange} />
    </HStack>
  );
}

function OtherDays({ period, onChange }: PeriodPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [from, setFrom] = useState('from' in period ? period.from : '');
  const [to, setTo] = useState('to' in period ? period.to : '');
  const isValid = from !== '' && to !== '' && from <= to;
  return (
    <Popover.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)}>
      <Popover.Trigger asChild>
        <Button size="sm" variant={'from' in period ? 'solid' : 'outline'}>
          <LuCalendarDays aria-hidden />
          {'from' in period ? formatDays(period) : 'Other days'}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="64" aria-label="Other days">
            <Popover.Body>
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  if (!isValid) return;
                  onChange({ from, to });
                  setOpen(false);
                }}
              >
                <Stack gap="3">
                  <Field.Root>
                    <Field.Label>From</Field.Label>
                    <Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
                  </Field.Root>
                  <Field.Root invalid={from !== '' && to !== '' && from > to}>
                    <Field.Label>To</Field.Label>
                    <Input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
                    <Field.ErrorText>This day is before the first one.</Field.ErrorText>
                  </Field.Root>
                  <Button type="submit" disabled={!isValid}>
                    Show
                  </Button>
                </Stack>
              </form>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
