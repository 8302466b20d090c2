import { Button, IconButton, Menu, Portal, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuBookmark, LuTrash2, LuUsers } from 'react-icons/lu';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DeskListName } from '../../../generated/graphql.ts';
import { withoutPositions } from '../../../lib/lists/useListParams.ts';
import { useStaff } from '../../../lib/session/staff.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useSavedViews } from './useSavedViews.ts';

/** The menu of a list's saved views, and the dialog that saves the present filters, which are in the address of the page. */
export function SavedViews({ list }: { list: DeskListName }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { views, notice, refetch, deleteView } = useSavedViews(list);
  const [isSaving, setSaving] = useState(false);
  const isOwner = useStaff().role === 'owner';
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
                  {notice}
                </Text>
              )}
              {views.map((view) => (
                <Menu.Item
                  key={view.id}
                  value={view.id}
                  onClick={() => void navigate({ search: view.query })}
                >
                  <Text flex="1">{view.name}</Text>
                  {view.shared && <LuUsers aria-label="shared" />}
                  {(view.isOwn || (isOwner && view.shared)) && (
                    <IconButton
                      size="2xs"
                      variant="ghost"
                      aria-label={`Delete the view ${view.name}`}
                      onClick={(event) => {
                        event.stopPropagation();
                        void deleteView(view);
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
        list={list}
        query={withoutPositions(new URLSearchParams(search)).toString()}
        onClose={() => setSaving(false)}
        onSaved={() => void refetch()}
      />
    </>
  );
}
