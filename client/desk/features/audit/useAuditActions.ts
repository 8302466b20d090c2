import { useQuery } from '@apollo/client/react';
import type { AuditActionsQuery } from '../../generated/graphql.ts';
import { AUDIT_ACTIONS } from './documents.ts';

export type AuditActionGroup = NonNullable<AuditActionsQuery['desk']>['auditActions'][number];

/** The events that the audit log can have, in groups; empty until the server has answered. */
export function useAuditActions() {
  const { data, error, refetch } = useQuery(AUDIT_ACTIONS);
  const groups: readonly AuditActionGroup[] = data?.desk?.auditActions ?? [];
  return {
    groups,
    error,
    refetch,
    /** The names of the actions that a value of the filter stands for: one action, or all of a group. Null: every action. */
    actionsOf: (value: string): string[] | null =>
      value === ''
        ? null
        : (groups.find(({ title }) => title === value)?.actions.map(({ name }) => name) ?? [value]),
  };
}
