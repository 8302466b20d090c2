// @ts-check

/**
 * Repeats an attempt while `shouldRetry` accepts its outcome, at most `times` times in all. Returns the last outcome.
 * @template Outcome
 * @param {number} times
 * @param {() => Promise<Outcome>} attempt
 * @param {(outcome: Outcome) => boolean} shouldRetry
 * @returns {Promise<Outcome>}
 */
export async function retryWhile(times, attempt, shouldRetry) {
  const outcome = await attempt();
  return times > 1 && shouldRetry(outcome) ? retryWhile(times - 1, attempt, shouldRetry) : outcome;
}
