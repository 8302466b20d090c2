// @ts-check

/**
 * Does something that chance may spoil again until it has not, but no more than so many times; hands out what came last.
 * @template Outcome
 * @param {number} times
 * @param {() => Promise<Outcome>} attempt
 * @param {(outcome: Outcome) => boolean} isSpoilt
 * @returns {Promise<Outcome>}
 */
export async function atMost(times, attempt, isSpoilt) {
  const outcome = await attempt();
  return times > 1 && isSpoilt(outcome) ? atMost(times - 1, attempt, isSpoilt) : outcome;
}
