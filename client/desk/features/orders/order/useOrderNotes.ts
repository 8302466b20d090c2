import type { ApolloCache } from '@apollo/client';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { useStaff } from '../../../lib/session/staff.ts';
import { isoTime, useUtcOffset } from '../../../lib/shopTime.ts';
import { showError, showSuccess } from '../../../ui/messages/toaster.tsx';
import { ADD_ORDER_NOTE, DELETE_ORDER_NOTE, ORDER } from '../documents.ts';
import type { Order } from './useOrder.ts';

export type Note = Order['notes'][number];

/** The ids of notes that the shop does not have yet begin so. */
const UNSENT = 'unsent-';
let unsentCount = 0;

/** Whether the shop has a note. */
export const isSent = ({ id }: Note): boolean => !id.startsWith(UNSENT);

/**
 * Writes and deletes notes on an order. The page shows the change before the shop answers, and takes it back when the shop refuses. A
 * message offers to write a deleted note of one's own again.
 */
export function useOrderNotes(orderId: string) {
  const { name } = useStaff();
  const utcOffset = useUtcOffset();
  const { mutate: add, busy } = useResultMutation(ADD_ORDER_NOTE);
  const { mutate: remove } = useResultMutation(DELETE_ORDER_NOTE);

  /** @returns the message of a refusal, or null */
  async function addNote(text: string): Promise<string | null> {
    const id = `${UNSENT}${unsentCount++}`;
    const note = {
      id,
      authorName: name,
      isOwn: true,
      mayDelete: true,
      text,
      date: isoTime(Date.now(), utcOffset),
    };
    const result = await add({
      variables: { orderId, text },
      optimisticResponse: { addOrderNote: { __typename: 'DeskOrderNote', ...note } },
      update: (cache, { data }) => {
        const added = data?.addOrderNote;
        if (added?.__typename === 'DeskOrderNote') changeNotes(cache, orderId, (notes) => [...notes, added]);
      },
    });
    return 'message' in result ? result.message : null;
  }

  async function deleteNote({ id, isOwn, text }: Note): Promise<void> {
    const result = await remove({
      variables: { id },
      optimisticResponse: { deleteOrderNote: { __typename: 'DeskOrderNoteDeleted', orderId } },
      update: (cache, { data }) => {
        if (data?.deleteOrderNote.__typename === 'DeskOrderNoteDeleted')
          changeNotes(cache, orderId, (notes) => notes.filter((note) => note.id !== id));
      },
    });
    if ('message' in result) return showError(result.message);
    const undo = { label: 'Undo', onClick: () => void writeAgain(text) };
    // Written again, a note of somebody else would have another author.
    showSuccess('The note is deleted', isOwn ? undo : undefined);
  }

  async function writeAgain(text: string): Promise<void> {
    const refusal = await addNote(text);
    if (refusal) showError(refusal);
  }

  return { addNote, deleteNote, busy };
}

/** Changes the notes that the page of an order shows. */
const changeNotes = (cache: ApolloCache, id: string, change: (notes: Note[]) => Note[]) =>
  cache.updateQuery({ query: ORDER, variables: { id }, overwrite: true }, (data) => {
    const order = data?.desk?.order;
    return order && { ...data, desk: { ...data.desk, order: { ...order, notes: change(order.notes) } } };
  });
