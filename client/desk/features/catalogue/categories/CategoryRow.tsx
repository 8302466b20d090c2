import { Box, Flex, HStack, IconButton, Image, Link, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { LuArrowDown, LuArrowUp, LuPencil, LuTrash2 } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { plural } from '../../../../src/lib/format.ts';
import { activeRowProps } from '../../../ui/lists/useActiveRow.ts';
import { showError } from '../../../ui/messages/toaster.tsx';
import type { DeskCategory } from './useCategoryChanges.ts';

interface CategoryRowProps {
  category: DeskCategory;
  canEdit: boolean;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  /** The keyboard acts on it. */
  isActive: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
}

/** A category or sub-category with its buttons. */
export function CategoryRow({
  category,
  canEdit,
  isFirst,
  isLast,
  isBusy,
  isActive,
  ...on
}: CategoryRowProps) {
  const { id, name, color, image, parentId, productCount, withdrawnCount } = category;
  const filter = parentId ? `category=${parentId}&sub=${id}` : `category=${id}`;
  const countId = useId();
  const withdrawnCountId = useId();
  const isUsed = productCount + withdrawnCount > 0;
  const countIds = withdrawnCount > 0 ? `${countId} ${withdrawnCountId}` : countId;
  const buttons = [
    { label: `Move ${name} up`, icon: <LuArrowUp />, isOff: isFirst, onClick: () => on.onMove(-1) },
    { label: `Move ${name} down`, icon: <LuArrowDown />, isOff: isLast, onClick: () => on.onMove(1) },
    { label: `Edit ${name}`, icon: <LuPencil />, isOff: false, onClick: on.onEdit },
    {
      label: `Delete ${name}`,
      icon: <LuTrash2 />,
      isOff: false,
      // It looks disabled, and says why when it is pressed: a disabled button could not. The counts tell it before.
      'aria-disabled': isUsed || undefined,
      'aria-describedby': isUsed ? countIds : undefined,
      onClick: isUsed ? () => showError(whyKept(category)) : on.onRemove,
    },
  ];
  return (
    <Flex gap={{ base: '2', md: '3' }} align="center" rounded="l1" {...activeRowProps(id, isActive)}>
      <Box boxSize="8" rounded="md" style={{ background: color }} flex="none" overflow="hidden">
        {image && <Image src={image.url} alt="" boxSize="8" objectFit="contain" />}
      </Box>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        columnGap="3"
        flex="1"
        minWidth="0"
      >
        <Text fontWeight={parentId ? undefined : 'semibold'}>{name}</Text>
        <CountLink id={countId} to={`/products?${filter}`}>
          {productCount} {plural(productCount, 'product')}
        </CountLink>
        {withdrawnCount > 0 && (
          <CountLink id={withdrawnCountId} to={`/products?${filter}&state=withdrawn`}>
            {withdrawnCount} {plural(withdrawnCount, 'withdrawn product')}
          </CountLink>
        )}
      </Flex>
      {canEdit && (
        <HStack gap="0">
          {buttons.map(({ label, icon, isOff, ...button }) => (
            <IconButton
              key={label}
              size="xs"
              // Narrower than other buttons on phones, to leave room for the name.
              minWidth={{ base: '9', md: '8' }}
              variant="ghost"
              aria-label={label}
              disabled={isOff || isBusy}
              {...button}
            >
              {icon}
            </IconButton>
          ))}
        </HStack>
      )}
    </Flex>
  );
}

/** A number of products, which leads to them. */
const CountLink = ({ id, to, children }: { id: string; to: string; children: ReactNode }) => (
  <Link id={id} asChild alignSelf="start" textStyle="sm" color="fg.muted" textDecoration="underline">
    <RouterLink to={to}>{children}</RouterLink>
  </Link>
);

/** Why a category with products cannot be deleted. */
function whyKept({ name, parentId, productCount, withdrawnCount }: DeskCategory): string {
  const counts = [
    productCount > 0 && `${productCount} ${plural(productCount, 'product')}`,
    withdrawnCount > 0 && `${withdrawnCount} ${plural(withdrawnCount, 'withdrawn product')}`,
  ].filter(Boolean);
  const others = parentId ? 'banners' : 'sub-categories and banners';
  return `${name} cannot be deleted: it has ${counts.join(' and ')}. Move them to another sub-category first, and move or delete the ${others} of ${name}.`;
}
