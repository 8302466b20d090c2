import { Button, Container, Flex, Heading, Skeleton } from '@chakra-ui/react';
import { LuHeart, LuLogOut, LuPackage } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { ChangePassword } from '../features/accounts/ChangePassword.tsx';
import { EditProfile } from '../features/accounts/EditProfile.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { Sessions } from '../features/accounts/Sessions.tsx';
import { texts } from '../features/accounts/texts.ts';
import { useSignOut } from '../features/accounts/useSignOut.ts';
import { VerifyEmailHint } from '../features/accounts/VerifyEmailHint.tsx';
import type { Viewer } from '../features/accounts/viewer.ts';
import { YourData } from '../features/accounts/YourData.tsx';
import { paths } from '../lib/paths.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Card } from '../ui/Card.tsx';
import { Head } from '../ui/Head.tsx';
import { inChakra } from '../ui/inChakra.tsx';
import { Link } from '../ui/Link.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { texts as pageTexts } from './texts.ts';

const PROFILE = 'profile';
const PASSWORD = 'password';
const DEVICES = 'devices';
const DATA = 'data';

const TABS = [
  { key: PROFILE, label: texts.editProfile },
  { key: PASSWORD, label: texts.changePassword },
  { key: DEVICES, label: texts.devices },
  { key: DATA, label: texts.yourData },
];

/** /my-account, with the open tab as its parameter `tab` */
export const Component = inChakra(function Page() {
  return (
    <Container maxW="3xl" pb="12">
      <Head title={texts.myAccount} />
      <Breadcrumb crumbs={[{ label: pageTexts.home, to: paths.home() }, { label: texts.myAccount }]} />
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
      <VerifyEmailHint viewer={viewer} />
      <Tabs
        label={texts.myAccount}
        tabs={TABS}
        open={open}
        onOpen={(tab) =>
          setParams(tab === PROFILE ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      >
        {open === PROFILE && <EditProfile viewer={viewer} />}
        {open === PASSWORD && <ChangePassword viewer={viewer} />}
        {open === DEVICES && <Sessions />}
        {open === DATA && <YourData viewer={viewer} />}
      </Tabs>
      <OtherWays />
    </Card>
  );
}

function OtherWays() {
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
        {texts.signOut}
      </Button>
    </Flex>
  );
}
