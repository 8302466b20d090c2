import { Flex, type FlexProps } from '@chakra-ui/react';
import { useRef } from 'react';
import { useBarHeight } from './useBarHeight.ts';

interface ActionBarProps extends FlexProps {
  /** What the bar is about, for screen readers. */
  label: string;
}

/** What can be done with the changes or rows above it; stays in sight below a long list or form. */
export const ActionBar = ({ label, ...props }: ActionBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <Flex
      ref={bar}
      as="section"
      aria-label={label}
      position="sticky"
      bottom="0"
      zIndex="docked"
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      marginTop="4"
      padding="3"
      borderWidth="1px"
      rounded="l2"
      bg="bg.panel"
      shadow="md"
      {...props}
    />
  );
};
