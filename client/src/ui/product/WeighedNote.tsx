import { text } from '../../theme/classes.ts';

interface WeighedNoteProps {
  /** Whether the goods are weighed when they are packed; otherwise nothing is shown. */
  weighed: boolean | undefined;
  /** Without what that means for the price. */
  short?: boolean;
}

/** Says that goods are weighed when they are packed: their price is for what is ordered, and what is missing is refunded. */
export const WeighedNote = ({ weighed, short }: WeighedNoteProps) =>
  weighed ? (
    <p className={text({ size: 'sm' })}>
      {short ? 'Weighed when packed' : 'Weighed when packed: you pay for what it weighs, never more.'}
    </p>
  ) : null;
