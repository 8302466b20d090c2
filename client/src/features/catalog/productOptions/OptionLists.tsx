import { stack, surface, text, toggle } from '../../../theme/classes.ts';
import styles from './OptionLists.module.css';

/** On a phone, the button that was pressed may be far below the lists. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** The option lists of a product, each with its name; empty lists are left out. */
export function OptionLists({
  product: { size, productRam, productWeight },
  soldOut = [],
  selected,
  missingCount,
  onSelect,
}: {
  product: {
    size: readonly string[];
    productRam: readonly string[];
    productWeight: readonly string[];
  };
  /** Of each index, whether it is sold out. It can be selected, too, to see its price. */
  soldOut?: readonly boolean[];
  /** The selected index, which applies to all lists; null for none. */
  selected: number | null;
  /** How often something was tried that needs an option; each time says so again. */
  missingCount: number;
  onSelect: (index: number) => void;
}) {
  const lists = [
    { name: 'Size', entries: size },
    { name: 'RAM', entries: productRam },
    { name: 'WEIGHT', entries: productWeight },
  ].filter(({ entries }) => entries.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={stack({ direction: 'column', gap: 4 })}>
      {lists.map(({ name, entries }) => (
        <fieldset
          key={name}
          className={surface({ radius: 'md' }, styles.list)}
          aria-invalid={missingCount > 0 || undefined}
        >
          <legend className={text({ weight: 'bold' }, styles.name)}>{name}</legend>
          <div className={stack({ gap: 2, wrap: true }, styles.entries)}>
            {entries.map((entry, index) => (
              <button
                key={entry}
                type="button"
                className={toggle({}, styles.entry)}
                aria-pressed={index === selected}
                onClick={() => onSelect(index)}
              >
                {soldOut[index] ? (
                  <>
                    <s>{entry}</s> <span className={text({ size: 'xs' })}>sold out</span>
                  </>
                ) : (
                  entry
                )}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {missingCount > 0 && (
        <p
          key={missingCount}
          ref={scrollIntoView}
          role="alert"
          className={text({ weight: 'semibold', tone: 'error' })}
        >
          Please select {lists.map(({ name }) => name).join(' and ')} first
        </p>
      )}
    </div>
  );
}
