import { Badge, Button, Popover, Portal, SimpleGrid, Wrap } from '@chakra-ui/react';
import { LuListFilter } from 'react-icons/lu';
import type { DeskPaymentState, OrderStatus } from '../../../generated/graphql.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { Options, Select } from '../../../ui/forms/Select.tsx';
import { TextFilter } from '../../../ui/lists/TextFilter.tsx';
import { paymentStates, statuses } from '../orderStatus.ts';
import { countFilters, filterProblems, type OrderFilters } from './orderFilters.ts';

interface OrderFilterPanelProps {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}

/** A button that opens the filters of the list; the list follows each change. */
export function OrderFilterPanel({ filters, onChange }: OrderFilterPanelProps) {
  const count = countFilters(filters);
  return (
    <Popover.Root positioning={{ placement: 'bottom-start' }}>
      <Popover.Trigger asChild>
        <Button variant="outline" bg="bg.panel">
          <LuListFilter aria-hidden />
          Filters
          {count > 0 && <Badge>{count}</Badge>}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="min(24rem, 94vw)">
            <Popover.Body aria-label="Filters">
              <FilterFields filters={filters} onChange={onChange} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

const texts = [
  { key: 'from', label: 'From', type: 'date' },
  { key: 'to', label: 'To', type: 'date' },
  { key: 'min', label: 'Amount from (Rs)', type: 'text' },
  { key: 'max', label: 'Amount to (Rs)', type: 'text' },
  { key: 'place', label: 'Pincode, city or state', type: 'text' },
] as const;

function FilterFields({ filters, onChange }: OrderFilterPanelProps) {
  const problems = filterProblems(filters);
  const toggle = (status: OrderStatus) => {
    const others = filters.statuses.filter((other) => other !== status);
    onChange({
      ...filters,
      statuses: others.length < filters.statuses.length ? others : [...others, status],
    });
  };
  return (
    <>
      <Wrap gap="2" role="group" aria-label="Status">
        {(Object.keys(statuses) as OrderStatus[]).map((status) => {
          const isChosen = filters.statuses.includes(status);
          return (
            <Button
              key={status}
              size="xs"
              variant={isChosen ? 'solid' : 'outline'}
              aria-pressed={isChosen}
              onClick={() => toggle(status)}
            >
              {statuses[status].label}
            </Button>
          );
        })}
      </Wrap>
      <SimpleGrid columns={2} gap="3" marginTop="4">
        {texts.map(({ key, label, type }) => (
          <FormField key={key} label={label} error={problems[key]}>
            <TextFilter
              type={type}
              value={filters[key]}
              onChange={(text) => onChange({ ...filters, [key]: text })}
            />
          </FormField>
        ))}
        <FormField label="Payment">
          <Select
            frame={{ size: 'sm' }}
            value={filters.payment}
            onChange={(event) =>
              onChange({ ...filters, payment: event.target.value as DeskPaymentState | '' })
            }
          >
            <option value="">Any</option>
            <Options labels={paymentStates} />
          </Select>
        </FormField>
      </SimpleGrid>
    </>
  );
}
