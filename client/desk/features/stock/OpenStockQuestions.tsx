import { Card } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useCan } from '../../lib/session/staff.ts';
import { RestOfStock } from './RestOfStock.tsx';
import type { useOpenStockQuestions } from './useOpenStockQuestions.ts';

interface OpenStockQuestionsProps {
  questions: ReturnType<typeof useOpenStockQuestions>;
  /** Stands in the stock's history. */
  reason: string;
}

/** On an order's page: the questions about the rest of the stock that were closed without an answer. */
export function OpenStockQuestions({ questions: { itemIds, answer }, reason }: OpenStockQuestionsProps) {
  const mayAdjust = useCan('ADJUST_STOCK');
  /** Answered here: they stay, with what was answered, as long as the page is open. */
  const [answeredIds, setAnsweredIds] = useState<readonly string[]>([]);
  const onAnswered = useCallback(
    (id: string) => {
      setAnsweredIds((former) => [...new Set([...former, id])]);
      answer(id);
    },
    [answer],
  );
  const shownIds = [...new Set([...answeredIds, ...itemIds])];
  if (!mayAdjust || shownIds.length === 0) return null;
  return (
    <Card.Root>
      <Card.Body paddingTop="1">
        <RestOfStock itemIds={shownIds} reason={reason} onAnswered={onAnswered} />
      </Card.Body>
    </Card.Root>
  );
}
