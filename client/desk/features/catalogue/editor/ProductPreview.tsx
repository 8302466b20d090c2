import { Badge, Button, Dialog, Heading, HStack, Image, Link, Portal, Stack, Text } from '@chakra-ui/react';
import { formatPrice } from '../../../../src/lib/format.ts';
import { optionsOf, type ProductForm } from './productForm.ts';
import { shownVariant } from './variants/variantForm.ts';

interface ProductPreviewProps {
  values: ProductForm;
  /** The product's page in the shop; null: it is not on sale. */
  shopPath: string | null;
}

/** What shoppers will read and see, before it is saved or on sale. */
export const ProductPreview = ({ values, shopPath }: ProductPreviewProps) => (
  <Dialog.Root size="lg" scrollBehavior="inside" lazyMount unmountOnExit>
    <Dialog.Trigger asChild>
      <Button size="sm" variant="outline">
        Preview
      </Button>
    </Dialog.Trigger>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Preview</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body tabIndex={0}>
            <PreviewBody values={values} />
          </Dialog.Body>
          <Dialog.Footer>
            {shopPath && (
              <Link href={shopPath} target="_blank" rel="noreferrer">
                Open in the shop, as it is saved
              </Link>
            )}
            <Dialog.CloseTrigger asChild position="static">
              <Button variant="outline">Close</Button>
            </Dialog.CloseTrigger>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

function PreviewBody({ values }: { values: ProductForm }) {
  const shown = shownVariant(values.variants) ?? values;
  const [price, oldPrice] = [Number(shown.price), Number(shown.oldPrice || shown.price)];
  const labels = values.variants.map(({ label }) => label).filter(Boolean);
  const options = values.variants.length > 0 ? labels : optionsOf(values);
  return (
    <Stack gap="4">
      <HStack wrap="wrap">
        {values.images.map(({ url, srcSet, alt }) => (
          <Image
            key={url}
            src={url}
            srcSet={srcSet ?? undefined}
            sizes="160px"
            alt={alt || values.name}
            boxSize="40"
            objectFit="contain"
            rounded="l2"
          />
        ))}
      </HStack>
      <div>
        <Heading as="h3" size="xl">
          {values.name || 'Without a name'}
        </Heading>
        <Text color="fg.muted">{values.brand}</Text>
      </div>
      <HStack>
        {oldPrice > price && (
          <Text as="del" color="fg.muted">
            {formatPrice(oldPrice)}
          </Text>
        )}
        <Text fontWeight="bold">{formatPrice(price)}</Text>
      </HStack>
      {options.length > 0 && (
        <HStack wrap="wrap">
          {options.map((option) => (
            <Badge key={option} size="lg">
              {option}
            </Badge>
          ))}
        </HStack>
      )}
      <Text whiteSpace="pre-line">{values.description}</Text>
    </Stack>
  );
}
