import { Box, Flex, HStack, IconButton, Input, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { LuMinus, LuPlus } from 'react-icons/lu';
import { rupees } from '../../../lib/format.ts';
import { lineName } from '../lineName.ts';
import { type RefundableLine, type RefundForm, toUnits } from './refundForm.ts';

/** Chooses how many units of each line are refunded. */
export const RefundLinesField = ({
  control,
  lines,
}: {
  control: Control<RefundForm>;
  lines: readonly RefundableLine[];
}) => (
  <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" rounded="l2">
    {lines.map(({ orderLine, orderLine: { id, quantity, price }, left }) => (
      <Flex
        key={id}
        as="li"
        align="center"
        gap="3"
        padding="3"
        borderBottomWidth="1px"
        _last={{ borderBottomWidth: 0 }}
      >
        <Box flex="1" minWidth="0">
          <Text fontWeight="medium">{lineName(orderLine)}</Text>
          <Text color="fg.muted" textStyle="sm">
            {quantity} × {rupees(price)}
            {left < quantity && `, ${left === 0 ? 'all refunded' : `${quantity - left} refunded`}`}
          </Text>
        </Box>
        <Controller
          control={control}
          name={`units.${id}`}
          render={({ field }) => (
            <UnitsField
              title={lineName(orderLine)}
              left={left}
              value={field.value ?? 0}
              onChange={field.onChange}
            />
          )}
        />
      </Flex>
    ))}
  </Stack>
);

interface UnitsFieldProps {
  title: string;
  /** Units that can be refunded. */
  left: number;
  value: number;
  onChange: (units: number) => void;
}

/** Shows the limited number at each key, which Chakra's NumberInput does too late on a slow page, and says that it is limited. */
function UnitsField({ title, left, value, onChange }: UnitsFieldProps) {
  const [isLimited, setLimited] = useState(false);
  const limitId = useId();
  const change = (units: number) => {
    setLimited(units > left);
    onChange(Math.min(units, left));
  };
  return (
    <Box>
      <HStack gap="1">
        <IconButton
          variant="outline"
          size="md"
          aria-label={`One ${title} less`}
          disabled={value <= 0}
          onClick={() => change(value - 1)}
        >
          <LuMinus />
        </IconButton>
        <Input
          aria-label={`Units of ${title} to refund`}
          aria-describedby={limitId}
          inputMode="numeric"
          width="12"
          paddingInline="0"
          textAlign="center"
          disabled={left === 0}
          value={value}
          onChange={(event) => change(toUnits(event.target.value))}
          onFocus={(event) => event.target.select()}
        />
        <IconButton
          variant="outline"
          size="md"
          aria-label={`One ${title} more`}
          disabled={value >= left}
          onClick={() => change(value + 1)}
        >
          <LuPlus />
        </IconButton>
      </HStack>
      <Text id={limitId} role="status" textStyle="sm" color="fg.muted" textAlign="center">
        {isLimited && `At most ${left}`}
      </Text>
    </Box>
  );
}
