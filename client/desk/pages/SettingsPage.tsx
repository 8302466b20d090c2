import { useQuery } from '@apollo/client/react';
import { Tabs } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { SearchWords } from '../features/searchWords/SearchWords.tsx';
import { SHOP_SETTINGS } from '../features/settings/documents.ts';
import { InfoPageEditor } from '../features/settings/InfoPageEditor.tsx';
import { ShopSettingsForm } from '../features/settings/ShopSettingsForm.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';

const sections = ['shop', 'pages', 'words'];

/** The shop's settings, the texts of its information pages, and the words of its search. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const section = params.get('section') ?? '';
  return (
    <>
      <PageHeader title="Settings" description="Shoppers see a change at once." />
      <Tabs.Root
        lazyMount
        unmountOnExit
        value={sections.includes(section) ? section : 'shop'}
        onValueChange={({ value }) => setParams({ section: value })}
      >
        <Tabs.List>
          <Tabs.Trigger value="shop">Shop</Tabs.Trigger>
          <Tabs.Trigger value="pages">Information pages</Tabs.Trigger>
          <Tabs.Trigger value="words">Search words</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="shop" paddingTop="6">
          <ShopSettings />
        </Tabs.Content>
        <Tabs.Content value="pages" paddingTop="6">
          <InfoPageEditor />
        </Tabs.Content>
        <Tabs.Content value="words" paddingTop="6">
          <SearchWords />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

function ShopSettings() {
  // Always from the server, because the version of an older answer would be a conflict.
  const { data, error, refetch } = useQuery(SHOP_SETTINGS, { fetchPolicy: 'network-only' });
  const settings = data?.desk?.settings;
  if (settings) return <ShopSettingsForm settings={settings} />;
  return <QueryPending query={{ error, refetch }} failure="The settings could not be read." />;
}
