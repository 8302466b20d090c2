import { Box, Container, chakra, Flex, Grid, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { IconType } from 'react-icons';
import { LuBadgePercent, LuLayoutGrid, LuTag, LuTruck, LuUndo2 } from 'react-icons/lu';
import { PageLink } from '../components/PageLink.tsx';
import { NewsletterBox } from '../features/newsletter/NewsletterBox.tsx';
import { CLAIM_THRESHOLD, SHOP_NAME, SUPPORT_PHONE, SUPPORT_PHONE_ADDRESS } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';
import { texts } from './texts.ts';

const CLAIMS: { title: string; Icon: IconType }[] = [
  { title: 'Best prices', Icon: LuTag },
  { title: 'Free delivery', Icon: LuTruck },
  { title: 'Great daily deal', Icon: LuBadgePercent },
  { title: 'Wide assortment', Icon: LuLayoutGrid },
  { title: 'Easy returns', Icon: LuUndo2 },
];

const COLUMNS = [
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: paths.info('about-us') },
      { label: 'Careers', to: paths.info('careers') },
      { label: 'Contact Us', to: paths.info('contact-us') },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Support Center', to: paths.info('support-center') },
      { label: 'Delivery Information', to: paths.info('delivery-information') },
      { label: 'Account', to: paths.account() },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: paths.info('privacy-policy') },
      { label: 'Terms & Conditions', to: paths.info('terms-conditions') },
    ],
  },
];

/** The newsletter box, what the shop promises, and the columns of links. */
export function Footer() {
  return (
    <Box as="footer" mt={{ base: '12', lg: '20' }} pb={{ base: '20', lg: '0' }}>
      <Container>
        <NewsletterBox />
        <Claims />
      </Container>
      <Box bg="bg.subtle" borderTopWidth="1px">
        <Container py={{ base: '8', lg: '12' }}>
          <SimpleGrid columns={{ base: 2, md: 4 }} gap="8">
            <AboutShop />
            {COLUMNS.map(({ title, links }) => (
              <Box key={title}>
                <Heading as="h2" size="md" mb="3">
                  {title}
                </Heading>
                <Stack as="ul" listStyleType="none" gap="2" color="fg.muted">
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <PageLink to={to} _hover={{ color: 'brand.fg' }}>
                        {label}
                      </PageLink>
                    </li>
                  ))}
                </Stack>
              </Box>
            ))}
          </SimpleGrid>
        </Container>
      </Box>
    </Box>
  );
}

function Claims() {
  return (
    <Grid
      // On narrow screens two, or one where the text is large.
      templateColumns={{
        base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(5, minmax(0, 1fr))',
      }}
      gap={{ base: '3', md: '4' }}
      my={{ base: '8', lg: '12' }}
    >
      {CLAIMS.map(({ title, Icon }) => (
        <Flex
          key={title}
          align={{ base: 'flex-start', md: 'center' }}
          direction={{ base: 'column', md: 'row' }}
          gap={{ base: '2', md: '4' }}
          bg="bg.subtle"
          borderRadius="l3"
          p="4"
          // Five in rows of two.
          _last={{ gridColumn: { base: '1 / -1', md: 'auto' } }}
        >
          <Box color="brand.fg" fontSize="3xl">
            <Icon aria-hidden />
          </Box>
          <Box>
            <Text fontWeight="extrabold">{title}</Text>
            <Text textStyle="sm" color="fg.muted">
              {CLAIM_THRESHOLD}
            </Text>
          </Box>
        </Flex>
      ))}
    </Grid>
  );
}

function AboutShop() {
  return (
    <Stack gap="2" gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <Text textStyle="xl" fontWeight="black">
        {SHOP_NAME}
      </Text>
      <Text color="fg.muted" maxW="16rem">
        Fresh groceries and everyday goods, from the shop around the corner to your door.
      </Text>
      <chakra.a href={SUPPORT_PHONE_ADDRESS} fontWeight="bold" w="fit-content">
        {SUPPORT_PHONE}
      </chakra.a>
      <Text textStyle="sm" color="fg.muted">
        {texts.support}
      </Text>
    </Stack>
  );
}
