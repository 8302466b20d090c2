import { Button, Menu, Portal, Text } from '@chakra-ui/react';
import { LuUser } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { type ColorMode, setColorMode, useColorMode } from '../lib/colorMode.ts';
import { sandboxMailsUrl, useMailDelivery } from '../lib/mailDelivery.ts';
import { useStaff } from '../lib/session/staff.ts';
import { useSignOut } from '../lib/session/useSignOut.ts';

const colorModes: Record<ColorMode, string> = { system: 'As the system', light: 'Light', dark: 'Dark' };

/** Who is signed in, the colours, and signing out. */
export function AccountMenu() {
  const { name, role } = useStaff();
  const colorMode = useColorMode();
  const isSandbox = useMailDelivery() === 'SANDBOX';
  const signOut = useSignOut();
  // Its button stays where it is while the page is scrolled.
  return (
    <Menu.Root positioning={{ strategy: 'fixed' }}>
      <Menu.Trigger asChild>
        <Button
          variant="ghost"
          justifyContent="start"
          paddingInline={{ base: '2', lg: '4' }}
          maxWidth={{ base: '32', sm: '44', lg: 'full' }}
        >
          <LuUser aria-hidden />
          <Text as="span" truncate>
            {name}
          </Text>
          <Text as="span" color="fg.muted" flexShrink={0} hideBelow="lg">
            ({role})
          </Text>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.RadioItemGroup
              value={colorMode}
              onValueChange={({ value }) => setColorMode(value as ColorMode)}
            >
              <Menu.ItemGroupLabel>Colours</Menu.ItemGroupLabel>
              {Object.entries(colorModes).map(([mode, label]) => (
                <Menu.RadioItem key={mode} value={mode}>
                  {label}
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            <Menu.Separator />
            <Menu.Item value="account" asChild>
              <Link to="/account">My account</Link>
            </Menu.Item>
            <Menu.Item value="shop" asChild>
              <a href="/">Open the shop</a>
            </Menu.Item>
            {isSandbox && (
              <Menu.Item value="mails" asChild>
                <a href={sandboxMailsUrl()} target="_blank" rel="noopener">
                  Mails of this demo
                </a>
              </Menu.Item>
            )}
            <Menu.Item value="signOut" onClick={() => void signOut()}>
              Sign out
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
