import { useQuery } from '@apollo/client/react';
import { Button, IconButton, Menu, Portal, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuBookmark, LuTrash2, LuUsers } from 'react-icons/lu';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { useStaff } from '../../lib/staff.ts';
import { showError, showSuccess } from '../../ui/toaster.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { DELETE_ORDER_VIEW, ORDER_VIEWS } from './viewDocuments.ts';

interface SavedViewsProps {
  /** The present filters as the query of the URL. */
  query: string;
  onOpen: (query: string) => void;
}

/** The menu of saved views, and the dialog that saves the present one. */
export function SavedViews({ query, onOpen }: SavedViewsProps) {
  const { data, refetch } = useQuery(ORDER_VIEWS);
  const { mutate: deleteView } = useResultMutation(DELETE_ORDER_VIEW);
  const [isSaving, setSaving] = useState(false);
  const isOwner = useStaff().role === 'owner';
  const views = data?.desk?.orderViews ?? [];

  async function remove(id: string): Promise<void> {
    const result = await deleteView({ variables: { id } });
    if ('message' in result) return showError(result.message);
    showSuccess('The view is deleted');
    await refetch();
  }

  return (
    <>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button variant="outline" bg="bg.panel">
            <LuBookmark aria-hidden />
            Views
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {views.length === 0 && (
                <Text padding="2" color="fg.muted" textStyle="sm">
                  No saved views yet
                </Text>
              )}
              {views.map(({ id, name, query: viewQuery, shared, isOwn }) => (
                <Menu.Item key={id} value={id} onClick={() => onOpen(viewQuery)}>
                  <Text flex="1">{name}</Text>
                  {shared && <LuUsers aria-label="shared" />}
                  {(isOwn || (isOwner && shared)) && (
                    <IconButton
                      size="2xs"
                      variant="ghost"
                      aria-label={`Delete the view ${name}`}
                      onClick={(event) => {
                        event.stopPropagation();
                        void remove(id);
                      }}
                    >
                      <LuTrash2 />
                    </IconButton>
                  )}
                </Menu.Item>
              ))}
              <Menu.Separator />
              <Menu.Item value="save" onClick={() => setSaving(true)}>
                Save these filters…
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <SaveViewDialog
        isOpen={isSaving}
        query={query}
        onClose={() => setSaving(false)}
        onSaved={() => void refetch()}
      />
    </>
  );
}
