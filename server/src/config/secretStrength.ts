import { createRequire } from 'node:module';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { commonWords } from '../lib/text/commonWords.ts';

const require = createRequire(import.meta.url);

/** Words that are easy to guess in this shop's secrets, beside zxcvbn's dictionaries. */
const SHOP_WORDS = (
  'kirana shop store grocery razorpay rzp google smtp mysql mariadb redis database webhook sandbox cookie session token secret key ' +
  'api live prod production dev local test demo sample example default changeme insert here please replace todo dummy placeholder'
).split(' ');

/** zxcvbn counts ten guesses per random character. A secret below this share of that maximum consists of words or patterns. */
const MIN_RANDOM_SHARE = 0.8;
/** Minimum for a secret of any length, as a power of ten. */
const MIN_GUESSES_LOG10 = 8;
/** Characters that are checked: the time of a check grows faster than the length. */
const MAX_LENGTH = 24;

let zxcvbn: ZxcvbnFactory | undefined;

/** Loaded on first use, because it takes 0.1 s and only live mode checks secrets. */
function loadZxcvbn(): ZxcvbnFactory {
  const core: typeof import('@zxcvbn-ts/core') = require('@zxcvbn-ts/core');
  const {
    adjacencyGraphs,
  }: typeof import('@zxcvbn-ts/language-common') = require('@zxcvbn-ts/language-common');
  return new core.ZxcvbnFactory({ dictionary: commonWords(), graphs: adjacencyGraphs });
}

/** Whether a secret is made of words, patterns or repetitions instead of random characters. */
export function isGuessable(secret: string): boolean {
  zxcvbn ??= loadZxcvbn();
  const text = secret.slice(0, MAX_LENGTH);
  const { guessesLog10 } = zxcvbn.check(text, SHOP_WORDS);
  return guessesLog10 < Math.max(MIN_GUESSES_LOG10, MIN_RANDOM_SHARE * text.length);
}
