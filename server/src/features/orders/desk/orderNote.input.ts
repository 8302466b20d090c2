import { z } from 'zod';
import { requiredText } from '../../../lib/input/textInput.ts';

export const orderNoteInput = z.object({
  text: requiredText('Please write a note').max(1000, 'This note is too long'),
});
