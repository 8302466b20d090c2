import { AuditLogFilters } from '../features/audit/AuditLogFilters.tsx';
import { AuditLogTable } from '../features/audit/AuditLogTable.tsx';
import { AUDIT_LOG, EXPORT_AUDIT_LOG } from '../features/audit/documents.ts';
import { useAuditActions } from '../features/audit/useAuditActions.ts';
import { useDeskList } from '../lib/lists/useDeskList.ts';
import { useListParams } from '../lib/lists/useListParams.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { ListPage } from '../ui/lists/ListPage.tsx';
import { NothingHere } from '../ui/states.tsx';

/** What happened to accounts and money, and what staff have done. */
export function Component() {
  const params = useListParams();
  const { get } = params;
  const { groups, actionsOf, ...actionList } = useAuditActions();
  const filter = {
    text: get('text') || null,
    actions: actionsOf(get('action')),
    from: get('from') || null,
    to: get('to') || null,
  };
  // The name of a group stands for its actions, which must be known first.
  const isFilterKnown = get('action') === '' || groups.length > 0;
  const list = useDeskList(AUDIT_LOG, { filter }, (desk) => desk.auditLog, { skip: !isFilterKnown });
  return (
    <ListPage
      title="Audit log"
      savedViews="auditLog"
      description="What happened to accounts and money, and what staff have done."
      actions={
        <ExportButton
          name="audit-log"
          document={EXPORT_AUDIT_LOG}
          variables={{ filter }}
          disabled={!isFilterKnown}
        />
      }
      filters={<AuditLogFilters {...params} groups={groups} />}
      list={isFilterKnown ? list : { ...list, ...actionList }}
      failure="The log could not be read."
      empty={<NothingHere title="No event yet" />}
      noMatch={{ filters: ['text', 'action', 'from', 'to'], title: 'No event matches' }}
    >
      {(events) => <AuditLogTable events={events} />}
    </ListPage>
  );
}
