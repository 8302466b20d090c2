import { createSynonyms } from '../../../search/synonyms.ts';
import { tokenize } from '../../../search/tokenizer.ts';
import { groceryWords } from './groceryWords.ts';

const synonyms = createSynonyms(groceryWords);
const synonymsOf = (word: string) => synonyms.find(tokenize(word)).map(({ phrase }) => phrase.join(' '));

it('has words for at least 250 things', () => {
  expect(groceryWords.length).toBeGreaterThanOrEqual(250);
});

it('gives no thing a word twice', () => {
  const repeated = groceryWords.filter(({ words }) => new Set(words).size < words.length);
  expect(repeated).toEqual([]);
});

test.each([
  ['doodh', 'milk'],
  ['दूध', 'milk'],
  ['pyaz', 'onion'],
  ['cheeni', 'sugar'],
  ['anda', 'egg'],
  ['tel', 'oil'],
  ['तिल', 'sesame'],
])('%s is %s', (word, other) => {
  expect(synonymsOf(word)).toContain(other);
});

// Words that look or sound alike, and words of which one describes the other.
test.each([
  ['tel', 'til'],
  ['tel', 'sesame'],
  ['तेल', 'तिल'],
  ['aloo', 'aloe vera'],
  ['chini', 'chana'],
  ['chana', 'cheeni'],
  ['dal', 'dahi'],
  ['mirch', 'black pepper'],
  ['kali mirch', 'chilli'],
  ['shimla mirch', 'chilli'],
  ['makhan', 'makhana'],
  ['makka', 'makhana'],
  ['jeera', 'kheera'],
  ['kela', 'karela'],
  ['methi', 'mithai'],
  ['gud', 'ghee'],
  ['aam', 'amla'],
  ['saunf', 'saunth'],
  ['rai', 'rye'],
  ['doodh', 'doodhi'],
  ['dudhi', 'milk'],
  ['seb', 'sev'],
  ['kaju', 'khajur'],
  ['suji', 'sabji'],
  ['namak', 'namkeen'],
  ['chai', 'chaas'],
  ['pani', 'paneer'],
  ['papad', 'papaya'],
  ['mooli', 'moringa'],
  ['moong', 'moongfali'],
  ['maida', 'methi'],
  ['condensed milk', 'milk'],
  ['milk', 'condensed milk'],
  ['onion', 'spring onion'],
  ['apple', 'custard apple'],
  ['lays', 'maggi'],
])('%s is not %s', (word, other) => {
  expect(synonymsOf(word)).not.toContain(tokenize(other).join(' '));
});
