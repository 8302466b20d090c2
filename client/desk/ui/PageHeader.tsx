import { Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';

interface PageHeaderProps {
  title: string;
  /** One line below the title. */
  description?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** The head of a page; also sets the document's title. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} – Kirana desk`;
  }, [title]);
  return (
    <Flex justify="space-between" align="start" gap="4" wrap="wrap" marginBottom="6">
      <div>
        <Heading as="h1" size="2xl" overflowWrap="anywhere">
          {title}
        </Heading>
        {description && (
          <Text color="fg.muted" marginTop="1">
            {description}
          </Text>
        )}
      </div>
      {actions && <HStack wrap="wrap">{actions}</HStack>}
    </Flex>
  );
}
