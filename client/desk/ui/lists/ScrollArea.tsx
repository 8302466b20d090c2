import { Box, Table, Text } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The frame of a table that may be wider than the window: scrolls, also by arrow keys, and says so. @param label names it for screen readers */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(area);
  return (
    <Box>
      {isOverflowing && (
        <Text textStyle="sm" color="fg.muted" marginBottom="1" _print={{ display: 'none' }}>
          Scroll sideways for more columns →
        </Text>
      )}
      <Table.ScrollArea
        ref={area}
        role="region"
        aria-label={label}
        tabIndex={0}
        borderWidth="1px"
        rounded="l2"
        bg="bg.panel"
      >
        {children}
      </Table.ScrollArea>
    </Box>
  );
}

/** Whether the content of an element is wider than itself. */
function useIsOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const area = element.current;
    if (!area) return;
    const measure = () => setOverflowing(area.scrollWidth > area.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    if (area.firstElementChild) observer.observe(area.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}
