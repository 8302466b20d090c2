import { Field, Input } from '@chakra-ui/react';
import type { ListParams } from '../../lib/lists/useListParams.ts';

/** The first and the last day of a list, side by side on phones: its filters `from` and `to`. */
export const DayFields = ({ get, change }: ListParams) =>
  (['from', 'to'] as const).map((name) => (
    <Field.Root key={name} width={{ base: 'calc(50% - 0.5rem)', md: '40' }}>
      <Field.Label>{name === 'from' ? 'From' : 'To'}</Field.Label>
      <Input size="sm" type="date" value={get(name)} onChange={(event) => change(name, event.target.value)} />
    </Field.Root>
  ));
