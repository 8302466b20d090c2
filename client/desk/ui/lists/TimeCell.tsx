import { Text } from '@chakra-ui/react';
import { formatTime } from '../../lib/format.ts';

/** A time in a table, on one line. @param time ISO-8601; absent: nothing */
export const TimeCell = ({ time }: { time: string | null | undefined }) => (
  <Text whiteSpace="nowrap">{time ? formatTime(time) : ''}</Text>
);
