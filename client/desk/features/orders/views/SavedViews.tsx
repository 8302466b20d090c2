import { Button, IconButton, Menu, Portal, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuBookmark, LuTrash2, LuUsers } from 'react-icons/lu';
import { useStaff } from '../../../lib/session/staff.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useOrderViews } from './useOrderViews.ts';

interface SavedViewsProps {
  /** The present filters as the query of the URL. */
  query: string;
  onOpen: (query: string) => void;
}

/** The menu of saved views, and the dialog that saves the present one. */
export function SavedViews({ query, onOpen }: SavedViewsProps) {
  const { views, refetch, deleteView } = useOrderViews();
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
                  No saved views yet
                </Text>
              )}
              {views.map((view) => (
                <Menu.Item key={view.id} value={view.id} onClick={() => onOpen(view.query)}>
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
        query={query}
        onClose={() => setSaving(false)}
        onSaved={() => void refetch()}
      />
    </>
  );
}
