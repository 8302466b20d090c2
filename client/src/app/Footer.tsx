import {
  Box,
  Button,
  Container,
  chakra,
  Flex,
  Heading,
  Input,
  SimpleGrid,
  Stack,
  Text,
} from '@chakra-ui/react';
import type { IconType } from 'react-icons';
import { LuBadgePercent, LuLayoutGrid, LuTag, LuTruck, LuUndo2 } from 'react-icons/lu';
import { SHOP_NAME, SUPPORT_PHONE } from '../lib/constants.ts';

const CLAIMS: { title: string; Icon: IconType }[] = [
  { title: 'Best prices', Icon: LuTag },
  { title: 'Free delivery', Icon: LuTruck },
  { title: 'Great daily deal', Icon: LuBadgePercent },
  { title: 'Wide assortment', Icon: LuLayoutGrid },
  { title: 'Easy returns', Icon: LuUndo2 },
];

const COLUMNS = [
  { title: 'Company', links: ['About Us', 'Careers', 'Contact Us'] },
  { title: 'Help', links: ['Support Center', 'Delivery Information', 'Account'] },
  { title: 'Legal', links: ['Privacy Policy', 'Terms & Conditions'] },
];

/** What the shop promises, the newsletter box and the columns of links, which lead nowhere yet. */
export function Footer() {
  return (
    <Box as="footer" mt={{ base: '12', lg: '20' }} pb={{ base: '20', lg: '0' }}>
      <Container>
        <Newsletter />
        <SimpleGrid columns={{ base: 1, sm: 2, md: 3, xl: 5 }} gap="4" my={{ base: '8', lg: '12' }}>
          {CLAIMS.map(({ title, Icon }) => (
            <Flex key={title} align="center" gap="4" bg="bg.subtle" borderRadius="l3" p="4">
              <Box color="brand.fg" fontSize="3xl">
                <Icon aria-hidden />
              </Box>
              <Box>
                <Text fontWeight="extrabold">{title}</Text>
                <Text textStyle="sm" color="fg.muted">
                  Orders rs50 or more
                </Text>
              </Box>
            </Flex>
          ))}
        </SimpleGrid>
      </Container>
      <Box bg="bg.subtle" borderTopWidth="1px">
        <Container py={{ base: '8', lg: '12' }}>
          <SimpleGrid columns={{ base: 2, md: 4 }} gap="8">
            <Stack gap="2" gridColumn={{ base: '1 / -1', md: 'auto' }}>
              <Text textStyle="xl" fontWeight="black">
                {SHOP_NAME}
              </Text>
              <Text color="fg.muted" maxW="16rem">
                Fresh groceries and everyday goods, from the shop around the corner to your door.
              </Text>
              <Text fontWeight="bold">{SUPPORT_PHONE}</Text>
              <Text textStyle="sm" color="fg.muted">
                24/7 Support Center
              </Text>
            </Stack>
            {COLUMNS.map(({ title, links }) => (
              <Box key={title}>
                <Heading as="h2" size="md" mb="3">
                  {title}
                </Heading>
                <Stack as="ul" listStyleType="none" gap="2" color="fg.muted">
                  {links.map((link) => (
                    <li key={link}>{link}</li>
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

function Newsletter() {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'center' }}
      justify="space-between"
      gap="6"
      bg="brand.subtle"
      borderRadius="l3"
      px={{ base: '6', lg: '12' }}
      py={{ base: '8', lg: '12' }}
    >
      <Box>
        <Heading as="h2" size={{ base: '2xl', lg: '3xl' }}>
          Stay home, get your daily needs
        </Heading>
        <Text color="fg.muted" mt="2">
          New arrivals and offers, once a week.
        </Text>
      </Box>
      <chakra.form
        display="flex"
        gap="2"
        flex="1"
        maxW={{ md: 'md' }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Input
          type="email"
          size="lg"
          bg="bg.panel"
          borderRadius="full"
          aria-label="Your email address"
          placeholder="Your email address"
        />
        <Button type="submit" size="lg" borderRadius="full">
          Subscribe
        </Button>
      </chakra.form>
    </Flex>
  );
}
