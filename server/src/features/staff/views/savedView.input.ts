import { z } from 'zod';
import { requiredLine } from '../../../lib/input/textInput.ts';

export const savedViewInput = z.object({
  name: requiredLine('Please name the view').max(60, 'This name is too long'),
  query: z.string().max(1000, 'These filters are too long'),
  shared: z.boolean(),
});
