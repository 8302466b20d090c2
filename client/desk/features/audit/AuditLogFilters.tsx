import { Field } from '@chakra-ui/react';
import { Select } from '../../ui/forms/Select.tsx';
import { DayFields } from '../../ui/lists/DayFields.tsx';
import { ListFilters } from '../../ui/lists/ListFilters.tsx';
import { SearchInput } from '../../ui/lists/SearchInput.tsx';
import type { ListParams } from '../../ui/lists/useListParams.ts';
import type { AuditActionGroup } from './useAuditActions.ts';

interface Props extends ListParams {
  groups: readonly AuditActionGroup[];
}

/** Who, what and when: the filters of the audit log. */
export function AuditLogFilters({ groups, ...params }: Props) {
  const { get, change } = params;
  return (
    <ListFilters
      gap="4"
      count={['action', 'from', 'to'].filter(get).length}
      search={
        <Field.Root width={{ base: 'full', md: '80' }}>
          <Field.Label>Who, or about what</Field.Label>
          <SearchInput
            placeholder="E-mail, name of staff, or id"
            value={get('text')}
            onChange={(text) => change('text', text)}
          />
        </Field.Root>
      }
    >
      <Field.Root width={{ base: 'full', md: '60' }}>
        <Field.Label>What happened</Field.Label>
        <Select
          frame={{ size: 'sm' }}
          value={get('action')}
          onChange={(event) => change('action', event.target.value)}
        >
          <option value="">Everything</option>
          {groups.map((group) => (
            <optgroup key={group.title} label={group.title}>
              <option value={group.title}>{`${group.title}: all`}</option>
              {group.actions.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field.Root>
      <DayFields {...params} />
    </ListFilters>
  );
}
