import { Badge, Box, Button, FileUpload, HStack, IconButton, Image, Input, Stack } from '@chakra-ui/react';
import { LuArrowLeft, LuArrowRight, LuTrash2, LuUpload } from 'react-icons/lu';
import { MAX_IMAGES } from '../../../../../server/src/features/catalog/desk/products/product.input.ts';
import { uploadPicture } from '../../../lib/files/uploadPicture.ts';
import { showError } from '../../../ui/messages/toaster.tsx';
import type { FormPicture } from './productForm.ts';

interface PictureListProps {
  pictures: readonly FormPicture[];
  /** @param change gets the pictures as they are then: an upload takes a while */
  onChange: (change: (pictures: readonly FormPicture[]) => FormPicture[]) => void;
  isUploading: boolean;
  /** Told when an upload begins and ends: until then the form cannot be saved. */
  onUploadingChange: (isUploading: boolean) => void;
}

/** A product's pictures: upload, order, text alternatives, removal. */
export function PictureList({ pictures, onChange, isUploading, onUploadingChange }: PictureListProps) {
  async function upload(files: readonly File[]): Promise<void> {
    onUploadingChange(true);
    const added: FormPicture[] = [];
    for (const file of files) {
      try {
        added.push({ ...(await uploadPicture(file, 'product')), alt: '' });
      } catch (error) {
        showError((error as Error).message);
      }
    }
    onChange((current) => {
      const urls = new Set(current.map(({ url }) => url));
      return [...current, ...added.filter(({ url }) => !urls.has(url))].slice(0, MAX_IMAGES);
    });
    onUploadingChange(false);
  }

  function move(index: number, by: number): void {
    onChange((current) => {
      const next = [...current];
      const [picture] = next.splice(index, 1);
      if (picture) next.splice(index + by, 0, picture);
      return next;
    });
  }

  return (
    <Stack gap="3">
      <HStack gap="4" wrap="wrap" align="stretch" as="ul" listStyleType="none">
        {pictures.map((picture, index) => (
          <Box
            as="li"
            key={picture.url}
            width="44"
            borderWidth="1px"
            rounded="l2"
            padding="2"
            position="relative"
          >
            {index === 0 && (
              <Badge position="absolute" top="3" left="3">
                Main picture
              </Badge>
            )}
            <Image
              src={picture.url}
              srcSet={picture.srcSet ?? undefined}
              sizes="160px"
              alt={picture.alt || `Picture ${index + 1}`}
              width="100%"
              aspectRatio="1"
              objectFit="contain"
            />
            <Input
              size="xs"
              marginTop="2"
              placeholder="What it shows"
              aria-label={`What picture ${index + 1} shows, for shoppers who cannot see it`}
              value={picture.alt}
              onChange={({ currentTarget: { value } }) =>
                onChange((current) => current.map((one, at) => (at === index ? { ...one, alt: value } : one)))
              }
            />
            <HStack justify="space-between" marginTop="1">
              <IconButton
                size="xs"
                variant="ghost"
                aria-label={`Move picture ${index + 1} forward`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <LuArrowLeft />
              </IconButton>
              <IconButton
                size="xs"
                variant="ghost"
                aria-label={`Move picture ${index + 1} back`}
                disabled={index === pictures.length - 1}
                onClick={() => move(index, 1)}
              >
                <LuArrowRight />
              </IconButton>
              <IconButton
                size="xs"
                variant="ghost"
                aria-label={`Remove picture ${index + 1}`}
                onClick={() => onChange((current) => current.filter((_, at) => at !== index))}
              >
                <LuTrash2 />
              </IconButton>
            </HStack>
          </Box>
        ))}
      </HStack>
      <FileUpload.Root
        accept={['image/jpeg', 'image/png', 'image/webp']}
        maxFiles={MAX_IMAGES}
        acceptedFiles={[]}
        disabled={isUploading}
        onFileAccept={({ files }) => files.length > 0 && void upload(files)}
      >
        <FileUpload.HiddenInput aria-label="Pictures" />
        <FileUpload.Trigger asChild>
          <Button size="sm" variant="outline" loading={isUploading} disabled={pictures.length >= MAX_IMAGES}>
            <LuUpload aria-hidden />
            Upload pictures
          </Button>
        </FileUpload.Trigger>
      </FileUpload.Root>
    </Stack>
  );
}
