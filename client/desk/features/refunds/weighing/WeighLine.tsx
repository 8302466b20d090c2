import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { formatMeasure, type Measure } from '../../../../../server/src/features/catalog/measures/measure.ts';
import { MIN_AMOUNT } from '../../../../../server/src/features/checkout/refunds/desk/refundAmount.input.ts';
import { maxWeight } from '../../../../../server/src/features/checkout/refunds/desk/weighing.input.ts';
import { amountOfShortWeight, amountOfUnits } from '../../../../../server/src/lib/amountOfUnits.ts';
import { toPaise } from '../../../../src/lib/cartTotal.ts';
import { rupees } from '../../../lib/format.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { parseWeight } from './parseWeight.ts';
import { notRefundedText, useWeighLine } from './useWeighLine.ts';

/** A weight below this percentage of what was ordered is asked about: cut or picked goods are rarely a fifth lighter, but a number that lacks a digit is. */
const ASK_BELOW = 80;

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

/** Asks what a line weighs, and says before what is refunded of it; asks about a likely typing error. Nothing for who may not pack. */
export function WeighLine({ orderId, line, ordered, onWeighed }: WeighLineProps) {
  const mayPack = useCan('PACK_ORDERS');
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { weigh, busy } = useWeighLine(orderId);
  if (!mayPack) return null;
  const amount = parseWeight(typed, ordered.unit);
  const problem = problemOf(amount, ordered);
  const canSave = amount !== null && problem === null;
  const save = async () => {
    setAsking(false);
    if (busy || !canSave) return;
    if (await weigh(line.id, line.quantity - line.refundedUnits, amount)) onWeighed();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && amount * 100 < ordered.amount * ASK_BELOW) setAsking(true);
    else void save();
  };
  return (
    <>
      <Flex asChild align="start" gap="3" padding="4" paddingTop="0" wrap="wrap">
        <form noValidate aria-label={`Weight of ${line.title}`} onSubmit={submit}>
          <Field.Root invalid={problem !== null} width="auto" flex="1">
            <Field.Label>Weighed ({ordered.unit === 'ML' ? 'ml' : 'g'})</Field.Label>
            <Flex gap="2" width="full">
              <Input
                ref={input}
                inputMode="numeric"
                autoComplete="off"
                maxWidth="32"
                bg="bg.panel"
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <Button type="submit" variant="outline" loading={busy} disabled={!canSave}>
                Save weight
              </Button>
            </Flex>
            <Field.ErrorText>{problem}</Field.ErrorText>
            <Field.HelperText aria-live="polite">
              {formatMeasure(ordered)} ordered. {canSave && consequenceOf(amount, ordered, line)}
            </Field.HelperText>
          </Field.Root>
        </form>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={
          canSave ? `${formatMeasure(ordered)} ordered, ${formatMeasure({ ...ordered, amount })} weighed` : ''
        }
        confirmLabel="Save this weight"
        isDangerous
        finalFocusEl={() => input.current}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      >
        {canSave && consequenceOf(amount, ordered, line)} A weight is saved once and cannot be changed.
      </ConfirmDialog>
    </>
  );
}

/** Why a weight cannot be saved; null: it can, or nothing is typed. */
function problemOf(amount: number | null, { amount: ordered, unit }: Measure): string | null {
  if (amount === null) return null;
  if (!(amount >= 1)) return `Please enter the weight, such as 870 or 1.1 ${unit === 'ML' ? 'l' : 'kg'}`;
  const max = maxWeight(ordered);
  return amount > max ? `At most ${formatMeasure({ amount: max, unit })}` : null;
}

/** The paise that were paid for what is missing. */
function shortOf(amount: number, ordered: Measure, line: LineToWeigh): number {
  const { quantity, refundedUnits } = line;
  const inPaise = { price: toPaise(line.price), discount: toPaise(line.discount), quantity };
  const paid = amountOfUnits(inPaise, refundedUnits, quantity - refundedUnits);
  return amountOfShortWeight(paid, ordered.amount, amount);
}

/** What a weight leads to. */
function consequenceOf(amount: number, ordered: Measure, line: LineToWeigh): string {
  const short = shortOf(amount, ordered, line);
  if (short === 0) return amount > ordered.amount ? 'More is not charged.' : '';
  return short < MIN_AMOUNT ? notRefundedText(short / 100) : `${rupees(short / 100)} will be refunded.`;
}
