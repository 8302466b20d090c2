interface Named {
  id: string;
  name: string;
}

interface CategoryOptionsProps {
  categories: readonly (Named & { children: readonly Named[] })[];
  /** Whether a whole category can be chosen, too. */
  withWhole?: boolean;
}

/** The options of a select: sub-categories, below the names of their categories. */
export const CategoryOptions = ({ categories, withWhole = false }: CategoryOptionsProps) =>
  categories.map(({ id, name, children }) => (
    <optgroup key={id} label={name}>
      {withWhole && <option value={id}>All of {name}</option>}
      {children.map((child) => (
        <option key={child.id} value={child.id}>
          {child.name}
        </option>
      ))}
    </optgroup>
  ));
