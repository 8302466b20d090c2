import { Container, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { texts } from './texts.ts';

/** Holds the product page's place while it loads. */
export function ProductSkeleton() {
  return (
    <Container aria-busy="true" aria-label={texts.loadingProduct}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        gap={{ base: '6', lg: '12' }}
        mt={{ base: '4', lg: '16' }}
      >
        <Skeleton aspectRatio="1" borderRadius="l3" />
        <Stack gap="5">
          <Skeleton h="10" w="80%" />
          <Skeleton h="6" w="50%" />
          <Skeleton h="10" w="40%" />
          <Skeleton h="24" />
          <Skeleton h="12" w="60%" />
        </Stack>
      </Grid>
    </Container>
  );
}
