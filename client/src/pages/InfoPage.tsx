import { Button, Container, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { LuPhoneCall } from 'react-icons/lu';
import { useParams } from 'react-router-dom';
import { SUPPORT_PHONE, SUPPORT_PHONE_ADDRESS } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Head } from '../ui/Head.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { INFO } from './infoTexts.ts';
import { Component as NotFoundPage } from './NotFoundPage.tsx';

/** An information page that the footer links to. */
export const Component = withChakra(function Page() {
  const { topic = '' } = useParams();
  const info = Object.hasOwn(INFO, topic) ? INFO[topic] : undefined;
  if (!info) return <NotFoundPage />;
  const { title, intro, sections } = info;
  return (
    <Container maxW="4xl" pb="12">
      <Head title={title} description={intro} path={paths.info(topic)} />
      <Breadcrumb crumbs={[{ label: title }]} />
      <Heading as="h1" textStyle={{ base: '3xl', lg: '4xl' }} mt="2">
        {title}
      </Heading>
      <Text textStyle="xl" color="fg.muted" mt="4" lineHeight="1.6">
        {intro}
      </Text>
      {Object.entries(sections).map(([heading, paragraphs]) => (
        <Stack as="section" key={heading} gap="3" mt="10">
          <Heading as="h2" size="xl">
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} lineHeight="1.75">
              {paragraph}
            </Text>
          ))}
        </Stack>
      ))}
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
        <chakra.a href={SUPPORT_PHONE_ADDRESS}>
          <LuPhoneCall aria-hidden /> {SUPPORT_PHONE}
        </chakra.a>
      </Button>
    </Container>
  );
});
