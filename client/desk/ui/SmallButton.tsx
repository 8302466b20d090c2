import { Button, type ButtonProps } from '@chakra-ui/react';

/** A button in a row of a list, on a card or beside a text. */
export const SmallButton = (props: ButtonProps) => <Button size="xs" variant="outline" {...props} />;
