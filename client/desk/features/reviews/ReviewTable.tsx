import { Badge, Box, HStack, Link, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { answerInput } from '../../../../server/src/features/reviews/desk/answer.input.ts';
import { reasonInput } from '../../../../server/src/lib/input/reason.input.ts';
import { plural } from '../../../src/lib/format.ts';
import { formatTime } from '../../lib/format.ts';
import { useCan } from '../../lib/session/staff.ts';
import { TextDialog } from '../../ui/dialogs/TextDialog.tsx';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { SmallButton } from '../../ui/SmallButton.tsx';
import { type Review, useModerateReview } from './useModerateReview.ts';

/** What is asked for, and about which review. */
interface Question {
  kind: 'hide' | 'answer';
  review: Review;
}

/** Reviews with what staff can do with them. */
export function ReviewTable({ reviews }: { reviews: readonly Review[] }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { hide, answer, removeAnswer, busy } = useModerateReview();
  const columns = useMemo(() => [...readColumns, actionColumn(setQuestion)], []);
  const close = () => setQuestion(null);
  const { review } = question ?? {};
  return (
    <>
      <DataTable
        name="Reviews"
        columns={columns}
        rows={reviews}
        onOpen={(row) => setQuestion({ kind: 'answer', review: row })}
      />
      {review && question?.kind === 'hide' && (
        <TextDialog
          title={`Hide the review of ${review.customerName}`}
          label="Reason"
          help="The shopper gets it by mail."
          subject={<Quotation review={review} />}
          schema={reasonInput}
          isLine
          submitLabel="Hide"
          busy={busy}
          onSubmit={(reason) => hide(review, reason)}
          onClose={close}
        />
      )}
      {review && question?.kind === 'answer' && (
        <TextDialog
          title={`Answer ${review.customerName}`}
          label="Answer"
          help="Everybody sees it below the review."
          subject={<Quotation review={review} />}
          initialText={review.answer?.text ?? ''}
          schema={answerInput}
          submitLabel={review.answer ? 'Save' : 'Answer'}
          busy={busy}
          onSubmit={(text) => answer(review, text)}
          onRemove={review.answer ? () => removeAnswer(review) : undefined}
          onClose={close}
        />
      )}
    </>
  );
}

const Quotation = ({ review: { customerRating, review } }: { review: Review }) => (
  <Text
    as="blockquote"
    borderStartWidth="3px"
    paddingStart="3"
    marginBottom="4"
    color="fg.muted"
    overflowWrap="anywhere"
    lineClamp={6}
  >
    {customerRating} {plural(customerRating, 'star')}: {review}
  </Text>
);

const readColumns: DataColumn<Review>[] = [
  {
    id: 'date',
    header: 'Time',
    cell: (row) => <Text whiteSpace="nowrap">{formatTime(row.dateCreated)}</Text>,
  },
  { id: 'stars', header: 'Stars', isNumeric: true, cell: (row) => row.customerRating },
  {
    id: 'product',
    header: 'Product',
    cell: (row) => (
      <Link
        href={`/product/${row.productId}`}
        minWidth="44"
        maxWidth={{ base: '48', '2xl': 'sm' }}
        display="block"
        whiteSpace="normal"
      >
        {row.productName}
      </Link>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    cell: (row) => <Author review={row} />,
  },
  {
    id: 'review',
    header: 'Review',
    cell: (row) => (
      <Box minWidth="56" maxWidth={{ base: 'xl', '2xl': '4xl' }} whiteSpace="pre-line">
        <Text overflowWrap="anywhere">{row.review}</Text>
        {row.hidden && (
          <Text color="fg.muted" marginTop="1">
            <Badge colorPalette="orange">Hidden</Badge> {row.hiddenReason}
          </Text>
        )}
        {row.answer && (
          <Text color="fg.muted" marginTop="1" overflowWrap="anywhere">
            <Badge colorPalette="green">Answered</Badge> {row.answer.text}
          </Text>
        )}
      </Box>
    ),
  },
];

/** The name of the author, with a link to the account unless it is deleted. */
function Author({ review: { accountId, customerName } }: { review: Review }) {
  const canReadCustomers = useCan('READ_CUSTOMERS');
  return (
    <Text minWidth="24" maxWidth="40" whiteSpace="normal" overflowWrap="anywhere">
      {accountId && canReadCustomers ? (
        <Link asChild>
          <RouterLink to={`/customers/${accountId}`}>{customerName}</RouterLink>
        </Link>
      ) : (
        customerName
      )}
    </Text>
  );
}

const actionColumn = (onAsk: (question: Question) => void): DataColumn<Review> => ({
  id: 'actions',
  header: 'Actions',
  cell: (row) => <ReviewActions review={row} onAsk={onAsk} />,
});

function ReviewActions({ review, onAsk }: { review: Review; onAsk: (question: Question) => void }) {
  const { show } = useModerateReview();
  return (
    <HStack>
      <SmallButton
        aria-label={`${review.answer ? 'Edit the answer to' : 'Answer'} ${review.customerName}`}
        onClick={() => onAsk({ kind: 'answer', review })}
      >
        {review.answer ? 'Edit answer' : 'Answer'}
      </SmallButton>
      <SmallButton
        aria-label={`${review.hidden ? 'Show' : 'Hide'} the review of ${review.customerName}`}
        onClick={() => (review.hidden ? void show(review) : onAsk({ kind: 'hide', review }))}
      >
        {review.hidden ? 'Show' : 'Hide'}
      </SmallButton>
    </HStack>
  );
}
