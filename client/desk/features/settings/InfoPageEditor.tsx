import { useQuery } from '@apollo/client/react';
import { Field, Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Select } from '../../ui/forms/Select.tsx';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { INFO_PAGES } from './documents.ts';
import { InfoPageForm } from './InfoPageForm.tsx';

/** Chooses an information page, and edits it. */
export function InfoPageEditor() {
  const { data, error, refetch } = useQuery(INFO_PAGES, { fetchPolicy: 'cache-and-network' });
  const [params, setParams] = useSearchParams();
  const pages = data?.desk?.infoPages;
  const page = pages?.find(({ slug }) => slug === params.get('page')) ?? pages?.[0];
  if (!page) return <QueryPending query={{ error, refetch }} failure="The pages could not be read." />;
  return (
    <Stack gap="6">
      <Field.Root maxWidth="sm">
        <Field.Label>Page</Field.Label>
        <Select
          value={page.slug}
          onChange={({ target }) => setParams({ section: 'pages', page: target.value })}
        >
          {pages?.map(({ slug, texts }) => (
            <option key={slug} value={slug}>
              {texts.title}
            </option>
          ))}
        </Select>
      </Field.Root>
      <InfoPageForm key={page.slug} page={page} />
    </Stack>
  );
}
