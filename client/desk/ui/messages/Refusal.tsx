import { Alert } from '@chakra-ui/react';

/** Why something was not done, beside what was pressed. It stays until the next attempt. */
export const Refusal = ({ message }: { message: string }) => (
  <Alert.Root status="error" role="alert">
    <Alert.Indicator />
    <Alert.Title>{message}</Alert.Title>
  </Alert.Root>
);
