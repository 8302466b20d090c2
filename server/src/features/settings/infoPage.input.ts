import { z } from 'zod';
import { requiredLine, requiredText } from '../../lib/input/textInput.ts';

const atMost = (max: number) => `Please use at most ${max} characters`;

export const infoPageInput = z.object({
  title: requiredLine('Please enter a title').max(80, atMost(80)),
  intro: requiredLine('Please enter an introduction in one paragraph').max(1000, atMost(1000)),
  body: requiredText('Please enter the text of the page').max(12_000, atMost(12_000)),
});
