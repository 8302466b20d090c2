import { Badge, Box, Button, HStack, IconButton, Image, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuArrowLeft, LuArrowRight, LuPlus } from 'react-icons/lu';
import { formatTime } from '../../../lib/format.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { activeRowProps } from '../../../ui/lists/useActiveRow.ts';
import { SmallButton } from '../../../ui/SmallButton.tsx';
import { BannerDialog } from './BannerDialog.tsx';
import { type DeskBanner, useBanners } from './useBanners.ts';

interface BannerListProps {
  kind: DeskBanner['kind'];
  banners: readonly DeskBanner[];
  /** The banner that the keyboard acts on. */
  activeId: string | undefined;
  /** The banner that the dialog edits; null: none. */
  editedId: string | null;
  onEdit: (id: string | null) => void;
  onChanged: () => void;
}

/** The banners of a place: add, edit, sort, delete. */
export function BannerList({ kind, banners, activeId, editedId, onEdit, onChanged }: BannerListProps) {
  const canEdit = useCan('EDIT_CATALOGUE');
  const changes = useBanners(onChanged);
  const [isAdding, setAdding] = useState(false);
  const edited = banners.find(({ id }) => id === editedId) ?? null;
  const [removed, setRemoved] = useState<DeskBanner | null>(null);

  function move(index: number, by: number): void {
    const ids = banners.map(({ id }) => id);
    const [id] = ids.splice(index, 1);
    if (id) ids.splice(index + by, 0, id);
    void changes.sort(kind, ids);
  }

  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        {banners.map((banner, index) => (
          <Box
            as="article"
            key={banner.id}
            borderWidth="1px"
            rounded="l2"
            padding="3"
            {...activeRowProps(banner.id, banner.id === activeId)}
            bg={banner.id === activeId ? 'bg.muted' : 'bg.panel'}
          >
            <Image src={banner.image.url} alt="" width="100%" height="32" objectFit="cover" rounded="sm" />
            <HStack marginTop="2" justify="space-between">
              <Text fontWeight="semibold">{banner.title}</Text>
              <Badge colorPalette={banner.shownNow ? 'green' : 'gray'}>
                {banner.shownNow ? 'Shown now' : 'Not shown now'}
              </Badge>
            </HStack>
            <Text textStyle="sm" color="fg.muted">
              {[`to ${banner.category.name}`, period(banner)].filter(Boolean).join(' · ')}
            </Text>
            {canEdit && (
              <HStack marginTop="2">
                <SmallButton onClick={() => onEdit(banner.id)}>Edit</SmallButton>
                <SmallButton onClick={() => setRemoved(banner)}>Delete</SmallButton>
                <IconButton
                  size="xs"
                  variant="ghost"
                  aria-label={`Move ${banner.title} forward`}
                  disabled={index === 0 || changes.busy}
                  onClick={() => move(index, -1)}
                >
                  <LuArrowLeft />
                </IconButton>
                <IconButton
                  size="xs"
                  variant="ghost"
                  aria-label={`Move ${banner.title} back`}
                  disabled={index === banners.length - 1 || changes.busy}
                  onClick={() => move(index, 1)}
                >
                  <LuArrowRight />
                </IconButton>
              </HStack>
            )}
          </Box>
        ))}
      </SimpleGrid>
      {canEdit && (
        <Button size="sm" variant="outline" marginTop="3" onClick={() => setAdding(true)}>
          <LuPlus aria-hidden />
          New banner
        </Button>
      )}
      {(edited || isAdding) && (
        <BannerDialog
          kind={kind}
          banner={edited}
          changes={changes}
          onClose={() => {
            setAdding(false);
            onEdit(null);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={`Delete the banner ${removed?.title ?? ''}?`}
        confirmLabel="Delete"
        isDangerous
        isBusy={changes.busy}
        onConfirm={() => {
          if (removed) void changes.remove(removed);
          setRemoved(null);
        }}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}

const period = ({ shownFrom, shownUntil }: DeskBanner): string =>
  [shownFrom && `from ${formatTime(shownFrom)}`, shownUntil && `until ${formatTime(shownUntil)}`]
    .filter(Boolean)
    .join(' ');
