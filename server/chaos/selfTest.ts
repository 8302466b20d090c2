import { drill, makeTemplate } from './drill.ts';
import { type Bug, bugs } from './patches/bugs.ts';
import { crashPoints } from './patches/crashPoints.ts';
import { mustFit } from './patches/patch.ts';
import type { Violation } from './record.ts';
import { type StoryName, stories } from './stories.ts';

/** What the harness has made of a bug that was planted. */
export interface Verdict {
  bug: Bug;
  isCaught: boolean;
  violations: Violation[];
}

const storyNames = Object.keys(stories) as StoryName[];

/** The stories with no bug planted. @returns what was violated, which must be nothing */
export async function drillAll(): Promise<Violation[]> {
  for (const [name, patch] of Object.entries(crashPoints)) mustFit(name, [patch]);
  return drill(storyNames, { template: null });
}

/** Plants one bug after the other. @returns what became of each; those that were not caught are the harness's faults */
export async function plantBugs(
  chosen: readonly Bug[],
  { atATime, onVerdict }: { atATime: number; onVerdict: (verdict: Verdict) => void },
): Promise<Verdict[]> {
  for (const { name, patches } of bugs) mustFit(name, patches);
  const template = await makeTemplate(1);
  const verdicts: Verdict[] = [];
  const left = [...chosen];
  const worker = async () => {
    for (let bug = left.shift(); bug; bug = left.shift()) {
      const { stories: names, patches, isInSchema, caughtBy } = bug;
      const violations = await drill(names, { template: isInSchema ? null : template, patches });
      const verdict = {
        bug,
        violations,
        isCaught: violations.some(({ invariant }) => invariant === caughtBy),
      };
      verdicts.push(verdict);
      onVerdict(verdict);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  template.remove();
  return verdicts;
}
