import { z } from 'zod';
import { requiredLine, requiredText } from '../../../lib/input/textInput.ts';

export const letterInput = z.object({
  subject: requiredLine('Please enter a subject in one line').max(150, 'Please use at most 150 characters'),
  body: requiredText('Please enter the text of the letter').max(
    10_000,
    'Please use at most 10000 characters',
  ),
});
