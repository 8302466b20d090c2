import { Text } from '@chakra-ui/react';

/** Says why a form cannot be saved while it uploads pictures. */
export const UploadNote = () => (
  <Text fontWeight="semibold" role="status">
    Pictures are being sent …
  </Text>
);
