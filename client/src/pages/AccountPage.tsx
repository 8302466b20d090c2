import { Button, Container, Flex, Heading, Skeleton } from '@chakra-ui/react';
import { LuHeart, LuLogOut, LuPackage } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { ChangePassword } from '../features/auth/password/ChangePassword.tsx';
import { RequireSession } from '../features/auth/RequireSession.tsx';
import { SessionList } from '../features/auth/sessions/SessionList.tsx';
import { texts as authTexts } from '../features/auth/texts.ts';
import { useSignOut } from '../features/auth/useSignOut.ts';
import type { Viewer } from '../features/auth/useViewer.ts';
import { VerifyEmailBanner } from '../features/auth/verification/VerifyEmailBanner.tsx';
import { EditProfile } from '../features/users/EditProfile.tsx';
import { PersonalData } from '../features/users/PersonalData.tsx';
import { texts as userTexts } from '../features/users/texts.ts';
import { paths } from '../lib/paths.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Card } from '../ui/Card.tsx';
import { Head } from '../ui/Head.tsx';
import { Link } from '../ui/Link.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { texts } from './texts.ts';

const PROFILE = 'profile';
const PASSWORD = 'password';
const DEVICES = 'devices';
const DATA = 'data';

const TABS = [
  { key: PROFILE, label: userTexts.editProfile },
  { key: PASSWORD, label: authTexts.changePassword },
  { key: DEVICES, label: authTexts.devices },
  { key: DATA, label: userTexts.personalData },
];

/** /my-account; the parameter `tab` selects the open tab */
export const Component = withChakra(function Page() {
  return (
    <Container maxW="3xl" pb="12">
      <Head title={texts.myAccount} />
      <Breadcrumb crumbs={[{ label: texts.home, to: paths.home() }, { label: texts.myAccount }]} />
      <Heading as="h1" size="3xl" mb="6">
        {texts.myAccount}
      </Heading>
      <RequireSession fallback={<Skeleton height="36rem" borderRadius="l3" aria-hidden />}>
        {(viewer) => <Account viewer={viewer} />}
      </RequireSession>
    </Container>
  );
});

function Account({ viewer }: { viewer: Viewer }) {
  const [params, setParams] = useSearchParams();
  const open = TABS.find(({ key }) => key === params.get('tab'))?.key ?? PROFILE;
  return (
    <Card gap="8">
      <VerifyEmailBanner viewer={viewer} />
      <Tabs
        label={texts.myAccount}
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
      <Button asChild variant="outline">
        <Link to={paths.orders()}>
          <LuPackage aria-hidden />
          {texts.orders}
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.myList()}>
          <LuHeart aria-hidden />
          {texts.myList}
        </Link>
      </Button>
      <Button variant="outline" onClick={() => void signOut()} disabled={busy}>
        <LuLogOut aria-hidden />
        {authTexts.signOut}
      </Button>
    </Flex>
  );
}
