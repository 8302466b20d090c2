import { requiredText } from '../../../lib/input/textInput.ts';

/** The public answer to a review. */
export const answerInput = requiredText('Please write an answer').max(2000, 'The answer is too long');
