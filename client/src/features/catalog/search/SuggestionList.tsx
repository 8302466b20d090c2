import { LuSearch } from 'react-icons/lu';
import { stack, surface, text } from '../../../theme/classes.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { optionId } from './optionId.ts';
import styles from './SuggestionList.module.css';
import type { Suggestion, SuggestionGroup } from './useSuggestions.ts';

/** The listbox below a search box. The focus stays in the search box, which names the active option. */
export function SuggestionList({
  id,
  groups,
  activeIndex,
  onActive,
  onChoose,
}: {
  id: string;
  groups: SuggestionGroup[];
  /** Index of the active option across all groups; -1 for none. */
  activeIndex: number;
  onActive: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
}) {
  let next = 0;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={surface({ variant: 'panel', radius: 'lg', elevation: 'card' }, styles.list)}
      // Keeps the focus in the search box.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div key={title} role="group" aria-label={title}>
          <div className={text({ size: 'xs', weight: 'bold', tone: 'muted' }, styles.title)} aria-hidden>
            {title}
          </div>
          {entries.map((entry) => {
            const index = next++;
            return (
              <Option
                key={entry.to}
                id={optionId(id, index)}
                entry={entry}
                active={index === activeIndex}
                onActive={() => onActive(index)}
                onChoose={() => onChoose(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: Suggestion;
  active: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function Option({ id, entry: { label, detail, image }, active, onActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box has the focus and its keys
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={stack({ gap: 3, align: 'center' }, styles.option)}
      onPointerMove={onActive}
      onClick={onChoose}
    >
      <span className={surface({ variant: 'plate', radius: 'sm' }, text({ tone: 'muted' }, styles.picture))}>
        {image ? <Picture image={image} sizes="36px" alt="" /> : <LuSearch aria-hidden />}
      </span>
      <span className={text({ weight: 'semibold', wrap: 'none' }, styles.label)}>{label}</span>
      <span className={text({ size: 'sm', tone: 'muted' }, styles.detail)}>{detail}</span>
    </div>
  );
}
