import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { formatMeasure, type Measure } from '../../../../../server/src/features/catalog/measures/measure.ts';
import { MIN_AMOUNT } from '../../../../../server/src/features/checkout/refunds/desk/refundAmount.input.ts';
import { maxWeight } from '../../../../../server/src/features/checkout/refunds/desk/weighing.input.ts';
import { amountOfShortWeight, amountOfUnits } from '../../../../../server/src/lib/amountOfUnits.ts';
import { rupees } from '../../../lib/format.ts';
import { parseUnits } from '../../../lib/forms/parseUnits.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { tooLittleText, useWeighLine } from './useWeighLine.ts';

/** A line of an order. Amounts in rupees. */
interface LineToWeigh {
  id: string;
  title: string;
  quantity: number;
  refundedUnits: number;
  price: number;
  discount: number;
}

interface WeighLineProps {
  orderId: string;
  line: LineToWeigh;
  /** What was ordered of the units that are packed. */
  ordered: Measure;
  onWeighed: () => void;
}

/** Asks what a line weighs, and says before what is refunded of it; nothing for who may not pack. */
export function WeighLine({ orderId, line, ordered, onWeighed }: WeighLineProps) {
  const mayPack = useCan('PACK_ORDERS');
  const [typed, setTyped] = useState('');
  const { weigh, busy } = useWeighLine(orderId);
  if (!mayPack) return null;
  const amount = parseUnits(typed);
  const problem = problemOf(amount, ordered);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || amount === null || problem) return;
    if (await weigh(line.id, line.quantity - line.refundedUnits, amount)) onWeighed();
  };
  return (
    <Flex asChild align="start" gap="3" padding="4" paddingTop="0" wrap="wrap">
      <form noValidate aria-label={`Weight of ${line.title}`} onSubmit={(event) => void save(event)}>
        <Field.Root invalid={problem !== null} width="auto" flex="1">
          <Field.Label>Weighed ({ordered.unit === 'ML' ? 'ml' : 'g'})</Field.Label>
          <Flex gap="2" width="full">
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxWidth="32"
              bg="bg.panel"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button
              type="submit"
              variant="outline"
              loading={busy}
              disabled={amount === null || problem !== null}
            >
              Save weight
            </Button>
          </Flex>
          <Field.ErrorText>{problem}</Field.ErrorText>
          <Field.HelperText aria-live="polite">
            {formatMeasure(ordered)} ordered.{' '}
            {amount !== null && problem === null && consequenceOf(amount, ordered, line)}
          </Field.HelperText>
        </Field.Root>
      </form>
    </Flex>
  );
}

/** Why a weight cannot be saved; null: it can, or nothing is typed. */
function problemOf(amount: number | null, { amount: ordered, unit }: Measure): string | null {
  if (amount === null) return null;
  if (!(amount >= 1)) return 'Please enter a whole number';
  const max = maxWeight(ordered);
  return amount > max ? `At most ${formatMeasure({ amount: max, unit })}` : null;
}

const toPaise = (amount: number): number => Math.round(amount * 100);

/** What a weight leads to. */
function consequenceOf(amount: number, { amount: ordered }: Measure, line: LineToWeigh): string {
  const { quantity, refundedUnits } = line;
  const inPaise = { price: toPaise(line.price), discount: toPaise(line.discount), quantity };
  const paid = amountOfUnits(inPaise, refundedUnits, quantity - refundedUnits);
  const short = amountOfShortWeight(paid, ordered, amount);
  if (short === 0) return amount > ordered ? 'More is not charged.' : '';
  return short < MIN_AMOUNT ? tooLittleText(short / 100) : `${rupees(short / 100)} will be refunded.`;
}
