import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { LetterPreview } from './LetterPreview.tsx';

/** Shows a letter without a subject. @returns what is below the heading of the preview */
async function show(body: string) {
  const letterPreview = `${body}\n\n-- \nYou get this letter because you subscribed.\n`;
  const { client } = fakeShop({ LetterPreview: () => ({ desk: { __typename: 'Desk', letterPreview } }) });
  renderDesk(client, <LetterPreview subject="" body={body} />, ['SEND_NEWSLETTER']);
  await screen.findByText(/You get this letter/);
  return screen.getByRole('region', { name: 'Preview' }).lastElementChild;
}

test('a new letter has no empty lines around its preview', async () => {
  const paper = await show('');
  expect(paper?.children).toHaveLength(1);
  expect(paper?.textContent).toBe('-- \nYou get this letter because you subscribed.');
});

test('empty lines between paragraphs stay', async () => {
  expect((await show('Mangoes.\n\nCome!'))?.textContent).toContain('Mangoes.\n\nCome!\n\n-- \n');
});
