import { Button, Tabs } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { LetterList } from '../features/newsletter/LetterList.tsx';
import { SubscriberList } from '../features/newsletter/SubscriberList.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** Letters to the subscribers, and who they are. */
export function Component() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHeader
        title="Newsletter"
        actions={
          <Button asChild>
            <Link to="/newsletter/new">New letter</Link>
          </Button>
        }
      />
      <Tabs.Root
        lazyMount
        unmountOnExit
        value={params.get('section') ?? 'letters'}
        onValueChange={({ value }) => setParams({ section: value })}
      >
        <Tabs.List>
          <Tabs.Trigger value="letters">Letters</Tabs.Trigger>
          <Tabs.Trigger value="subscribers">Subscribers</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="letters" paddingTop="6">
          <LetterList />
        </Tabs.Content>
        <Tabs.Content value="subscribers" paddingTop="6">
          <SubscriberList />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}
