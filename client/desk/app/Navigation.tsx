import {
  Box,
  Button,
  CloseButton,
  Drawer,
  Flex,
  Heading,
  IconButton,
  Portal,
  Stack,
  Text,
} from '@chakra-ui/react';
import { useState } from 'react';
import { LuMenu } from 'react-icons/lu';
import { NavLink, useNavigate } from 'react-router-dom';
import { useStaff } from '../lib/session/staff.ts';
import { useShortcut } from '../lib/shortcuts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { SearchButton } from './commandBar/SearchButton.tsx';
import { type NavigationEntry, navigation } from './navigation.ts';

/** The list of pages and the search: beside the page on wide screens, in a drawer on narrow ones. */
export function Navigation({ onSearch }: { onSearch: () => void }) {
  const { permissions } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const entries = navigation.filter(({ permission }) => permissions.includes(permission));
  return (
    <>
      <Flex
        hideFrom="lg"
        as="header"
        align="center"
        gap="2"
        padding="2"
        borderBottomWidth="1px"
        bg="bg.panel"
        _print={{ display: 'none' }}
      >
        <Drawer.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)} placement="start">
          <Drawer.Trigger asChild>
            <IconButton aria-label="Open the menu" variant="ghost">
              <LuMenu />
            </IconButton>
          </Drawer.Trigger>
          <Portal>
            <Drawer.Backdrop />
            <Drawer.Positioner>
              <Drawer.Content>
                <Drawer.Header>
                  <Drawer.Title>Kirana desk</Drawer.Title>
                </Drawer.Header>
                <Drawer.Body>
                  <Entries entries={entries} onOpen={() => setOpen(false)} />
                </Drawer.Body>
                <Drawer.CloseTrigger asChild>
                  <CloseButton />
                </Drawer.CloseTrigger>
              </Drawer.Content>
            </Drawer.Positioner>
          </Portal>
        </Drawer.Root>
        <Text fontWeight="bold" flex="1" truncate>
          Kirana desk
        </Text>
        <SearchButton isSmall onClick={onSearch} />
        <AccountMenu />
      </Flex>
      <Stack
        hideBelow="lg"
        as="header"
        width="60"
        flexShrink="0"
        padding="4"
        borderEndWidth="1px"
        bg="bg.panel"
        position="sticky"
        top="0"
        height="100dvh"
        overflowY="auto"
        _print={{ display: 'none' }}
      >
        <Heading as="p" size="lg" paddingInline="3">
          Kirana desk
        </Heading>
        <SearchButton onClick={onSearch} />
        <Box flex="1">
          <Entries entries={entries} />
        </Box>
        <AccountMenu />
      </Stack>
      {entries.map((entry) => (
        <EntryShortcut key={entry.path} entry={entry} />
      ))}
    </>
  );
}

function Entries({ entries, onOpen }: { entries: readonly NavigationEntry[]; onOpen?: () => void }) {
  return (
    <Stack as="nav" aria-label="Pages" gap="1">
      {entries.map(({ path, label, icon: Icon }) => (
        <Button
          key={path}
          asChild
          variant="ghost"
          justifyContent="start"
          css={{ '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg' } }}
        >
          <NavLink to={path} end={path === '/'} onClick={onOpen}>
            <Icon aria-hidden />
            {label}
          </NavLink>
        </Button>
      ))}
    </Stack>
  );
}

function EntryShortcut({ entry: { path, label, key } }: { entry: NavigationEntry }) {
  const navigate = useNavigate();
  useShortcut(`g ${key}`, `Go to ${label}`, () => void navigate(path));
  return null;
}
