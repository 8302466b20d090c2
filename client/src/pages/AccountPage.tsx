import { Button, Flex, Skeleton } from '@chakra-ui/react';
import { LuHeart, LuLogOut, LuPackage } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { ChangePassword } from '../features/auth/password/ChangePassword.tsx';
import { SessionList } from '../features/auth/sessions/SessionList.tsx';
import { useSignOut } from '../features/auth/useSignOut.ts';
import type { Viewer } from '../features/auth/useViewer.ts';
import { VerifyEmailBanner } from '../features/auth/verification/VerifyEmailBanner.tsx';
import { EditProfile } from '../features/users/EditProfile.tsx';
import { PersonalData } from '../features/users/PersonalData.tsx';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/Card.tsx';
import { ButtonLink } from '../ui/links/ButtonLink.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { PersonalPage } from './PersonalPage.tsx';

const TITLE = 'My Account';

const PROFILE = 'profile';
const PASSWORD = 'password';
const DEVICES = 'devices';
const DATA = 'data';

const TABS = [
  { key: PROFILE, label: 'Edit Profile' },
  { key: PASSWORD, label: 'Change Password' },
  { key: DEVICES, label: 'Signed-in Devices' },
  { key: DATA, label: 'Your Data' },
];

/** The URL parameter `tab` selects the open tab. */
export const Component = withChakra(function Page() {
  return (
    <PersonalPage
      title={TITLE}
      maxW="3xl"
      fallback={<Skeleton height="36rem" borderRadius="l3" aria-hidden />}
    >
      {(viewer) => <Account viewer={viewer} />}
    </PersonalPage>
  );
});

function Account({ viewer }: { viewer: Viewer }) {
  const [params, setParams] = useSearchParams();
  const open = TABS.find(({ key }) => key === params.get('tab'))?.key ?? PROFILE;
  return (
    <Card gap="8">
      <VerifyEmailBanner viewer={viewer} />
      <Tabs
        label={TITLE}
        tabs={TABS}
        open={open}
        onOpen={(tab) =>
          setParams(tab === PROFILE ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      >
        {open === PROFILE && <EditProfile user={viewer} />}
        {open === PASSWORD && <ChangePassword viewer={viewer} />}
        {open === DEVICES && <SessionList />}
        {open === DATA && <PersonalData user={viewer} />}
      </Tabs>
      <AccountLinks />
    </Card>
  );
}

function AccountLinks() {
  const { signOut, busy } = useSignOut();
  return (
    <Flex gap="3" wrap="wrap" borderTopWidth="1px" pt="6">
      <ButtonLink to={paths.orders()} variant="outline" size="md">
        <LuPackage aria-hidden />
        Orders
      </ButtonLink>
      <ButtonLink to={paths.myList()} variant="outline" size="md">
        <LuHeart aria-hidden />
        My List
      </ButtonLink>
      <Button variant="outline" onClick={() => void signOut()} disabled={busy}>
        <LuLogOut aria-hidden />
        Sign out
      </Button>
    </Flex>
  );
}
