import { Box, Flex, HStack, IconButton, NumberInput, Stack, Text } from '@chakra-ui/react';
import { type Control, Controller } from 'react-hook-form';
import { LuMinus, LuPlus } from 'react-icons/lu';
import { rupees } from '../../../src/lib/format.ts';
import type { RefundableLine, RefundForm } from './refundForm.ts';

/** Chooses how many units of each line are refunded. */
export const RefundLinesField = ({
  control,
  lines,
}: {
  control: Control<RefundForm>;
  lines: readonly RefundableLine[];
}) => (
  <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" rounded="l2">
    {lines.map(({ orderLine: { id, productTitle, option, quantity, price }, left }) => (
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
          <Text fontWeight="medium">
            {productTitle}
            {option && ` (${option})`}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {quantity} × {rupees(price)}
            {left < quantity && `, ${left === 0 ? 'all refunded' : `${quantity - left} refunded`}`}
          </Text>
        </Box>
        <Controller
          control={control}
          name={`units.${id}`}
          render={({ field }) => (
            <NumberInput.Root
              unstyled
              min={0}
              max={left}
              disabled={left === 0}
              value={String(field.value ?? 0)}
              onValueChange={({ valueAsNumber }) =>
                field.onChange(Number.isNaN(valueAsNumber) ? 0 : valueAsNumber)
              }
            >
              <HStack gap="1">
                <NumberInput.DecrementTrigger asChild>
                  <IconButton variant="outline" size="md" aria-label={`One ${productTitle} less`}>
                    <LuMinus />
                  </IconButton>
                </NumberInput.DecrementTrigger>
                <NumberInput.Input
                  aria-label={`Units of ${productTitle} to refund`}
                  width="12"
                  height="10"
                  textAlign="center"
                  bg="transparent"
                />
                <NumberInput.IncrementTrigger asChild>
                  <IconButton variant="outline" size="md" aria-label={`One ${productTitle} more`}>
                    <LuPlus />
                  </IconButton>
                </NumberInput.IncrementTrigger>
              </HStack>
            </NumberInput.Root>
          )}
        />
      </Flex>
    ))}
  </Stack>
);
