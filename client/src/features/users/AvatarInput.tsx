import { Box, Center, chakra, Flex, Spinner, Text, VisuallyHidden } from '@chakra-ui/react';
import { LuCamera, LuUser } from 'react-icons/lu';
import { AVATAR_TYPES } from '../../lib/constants.ts';
import { Picture } from '../../ui/Picture.tsx';

export interface AvatarInputProps {
  /** The avatar's address; null without one. */
  url: string | null;
  /** A picture is being uploaded. */
  busy: boolean;
  onChoose: (files: File[]) => void;
}

/** The avatar, with a file input to replace it. */
export function AvatarInput({ url, busy, onChoose }: AvatarInputProps) {
  return (
    <Flex align="center" gap="5" wrap="wrap" aria-busy={busy}>
      <Avatar url={url} busy={busy} />
      <Box flex="1 1 9rem" minW="0">
        <FileInput label={url ? 'Change the picture' : 'Choose a picture'} onChoose={onChoose} />
        <Text textStyle="sm" color="fg.muted" mt="2">
          JPG, PNG or WEBP, up to 20 MB. Your profile needs one.
        </Text>
      </Box>
    </Flex>
  );
}

function Avatar({ url, busy }: Pick<AvatarInputProps, 'url' | 'busy'>) {
  return (
    <Center
      position="relative"
      boxSize="24"
      borderRadius="full"
      overflow="hidden"
      bg="brand.subtle"
      flexShrink="0"
    >
      {url ? (
        <Picture image={{ url }} sizes="96px" alt="Your picture" style={{ objectFit: 'cover' }} eager />
      ) : (
        <Box color="brand.fg" fontSize="5xl">
          <LuUser aria-hidden />
        </Box>
      )}
      {busy && (
        <Center position="absolute" inset="0" bg="bg/70" role="status">
          <Spinner color="brand.solid" />
          <VisuallyHidden>Uploading your picture…</VisuallyHidden>
        </Center>
      )}
    </Center>
  );
}

interface FileInputProps extends Pick<AvatarInputProps, 'onChoose'> {
  label: string;
}

function FileInput({ label, onChoose }: FileInputProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2"
      px="4"
      py="2"
      borderWidth="1px"
      borderColor="brand.border"
      borderRadius="l2"
      color="brand.fg"
      fontWeight="bold"
      cursor="pointer"
      _hover={{ bg: 'brand.subtle' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
    >
      <LuCamera aria-hidden />
      {label}
      <VisuallyHidden asChild>
        <input
          type="file"
          accept={AVATAR_TYPES.join(',')}
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])]);
            // Selecting the same file again triggers a change event.
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </chakra.label>
  );
}
