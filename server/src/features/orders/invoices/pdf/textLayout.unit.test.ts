import { createSheet } from './sheet.ts';
import { setStyle, widthOf, wrapText } from './textLayout.ts';

describe('a text that is wider than its place', () => {
  const { pdf } = createSheet({ title: '', author: '', createdAt: 0 });

  it('goes on in the next lines, and keeps its own', () => {
    setStyle(pdf, {});
    const lines = wrapText(pdf, 'Unpolished toor dal,\nhigh in protein', 60);
    expect(lines).toEqual(['Unpolished', 'toor dal,', 'high in', 'protein']);
  });

  it('is broken inside of a word that has no end, at whole signs', () => {
    setStyle(pdf, {});
    const word = 'क्षत्रिय'.repeat(20);
    const lines = wrapText(pdf, word, 60);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('')).toBe(word);
    for (const text of lines) expect(widthOf(pdf, text)).toBeLessThanOrEqual(60);
    for (const text of lines) expect(text).not.toMatch(/^\p{M}/u);
  });
});
