import { Button, Container, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { LuPhoneCall } from 'react-icons/lu';
import { useParams } from 'react-router-dom';
import { graphql } from '../generated/gql.ts';
import type { InfoPageQuery } from '../generated/graphql.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { phoneLink, useShopInfo } from '../lib/shopInfo.ts';
import { useQuery } from '../lib/useQuery.ts';
import { Head } from '../ui/Head.tsx';
import { Breadcrumb } from '../ui/links/Breadcrumb.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { LoadingOverlay } from '../ui/states/LoadingOverlay.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { Component as NotFoundPage } from './NotFoundPage.tsx';

const INFO_PAGE = graphql(`
  query InfoPage($slug: String!) {
    infoPage(slug: $slug) {
      slug
      title
      intro
      sections {
        heading
        paragraphs
      }
    }
  }
`);

export const loader = ({ client, params: { topic = '' } }: PageLoaderArgs) =>
  client.query({ query: INFO_PAGE, variables: { slug: topic } });

/** An information page that the footer links to. */
export const Component = withChakra(function Page() {
  const { topic = '' } = useParams();
  const { data, error, refetch } = useQuery(INFO_PAGE, { variables: { slug: topic } });
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <LoadingOverlay nonBlocking />;
  return data.infoPage ? <InfoTexts page={data.infoPage} /> : <NotFoundPage />;
});

function InfoTexts({ page }: { page: NonNullable<InfoPageQuery['infoPage']> }) {
  const { slug, title, intro, sections } = page;
  return (
    <Container maxW="4xl" pb="12">
      <Head title={title} description={intro} path={paths.info(slug)} />
      <Breadcrumb crumbs={[{ label: title }]} />
      <Heading as="h1" textStyle={{ base: '3xl', lg: '4xl' }} mt="2">
        {title}
      </Heading>
      <Text textStyle="xl" color="fg.muted" mt="4" lineHeight="1.6">
        {intro}
      </Text>
      {sections.map(({ heading, paragraphs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ids, and never move while they are shown
        <Stack as="section" key={index} gap="3" mt="10">
          {heading && (
            <Heading as="h2" size="xl">
              {heading}
            </Heading>
          )}
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as for the sections
            <Text key={index} lineHeight="1.75">
              {paragraph}
            </Text>
          ))}
        </Stack>
      ))}
      <SupportButton />
    </Container>
  );
}

function SupportButton() {
  const { phone } = useShopInfo();
  return (
    <Button
      asChild
      variant="subtle"
      size="lg"
      mt="12"
      px={{ base: '4', md: '5' }}
      maxW="full"
      h="auto"
      minH="11"
      whiteSpace="normal"
    >
      <chakra.a href={phoneLink(phone)}>
        <LuPhoneCall aria-hidden /> {phone}
      </chakra.a>
    </Button>
  );
}
