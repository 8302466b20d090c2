import { Field } from '@chakra-ui/react';
import type { ListParams } from '../../lib/lists/useListParams.ts';
import { DayFields } from '../../ui/lists/DayFields.tsx';
import { ListFilters } from '../../ui/lists/ListFilters.tsx';
import { SearchInput } from '../../ui/lists/SearchInput.tsx';
import { SelectFilter } from '../../ui/lists/SelectFilter.tsx';
import type { AuditActionGroup } from './useAuditActions.ts';

interface Props extends ListParams {
  groups: readonly AuditActionGroup[];
}

/** Who, what and when: the filters of the audit log. */
export function AuditLogFilters({ groups, ...params }: Props) {
  const { get, field } = params;
  return (
    <ListFilters
      gap="4"
      count={['action', 'from', 'to'].filter(get).length}
      search={
        <Field.Root width={{ base: 'full', md: '80' }}>
          <Field.Label>Who, or about what</Field.Label>
          <SearchInput placeholder="E-mail, name of staff, or id" {...field('text')} />
        </Field.Root>
      }
    >
      <SelectFilter label="What happened" width="60" any="Everything" {...field('action')}>
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
      </SelectFilter>
      <DayFields {...params} />
    </ListFilters>
  );
}
