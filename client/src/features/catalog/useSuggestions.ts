import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import type { SuggestionsQuery } from '../../generated/graphql.ts';
import { SUGGESTION_DELAY } from '../../lib/constants.ts';
import { rupees } from '../../lib/format.ts';
import { useLocationCode } from '../../lib/location.ts';
import { paths } from '../../lib/paths.ts';
import { useSettled } from '../../lib/useSettled.ts';
import { texts } from './suggestionTexts.ts';

const SUGGESTIONS = graphql(`
  query Suggestions($text: String!, $location: String) {
    suggestions(text: $text, location: $location) {
      products {
        id
        name
        price
        images {
          url
          srcSet
        }
      }
      categories {
        id
        name
        images {
          url
          srcSet
        }
        parent {
          id
          name
        }
      }
    }
  }
`);

/** Something that an unfinished search may mean. */
export interface Suggestion {
  /** Where it leads. */
  to: string;
  label: string;
  /** A second word on it, such as a price. */
  detail: string;
  image: SuggestionsQuery['suggestions']['products'][number]['images'][number] | undefined;
}

/** Suggestions under a heading. */
export interface SuggestionGroup {
  title: string;
  entries: Suggestion[];
}

/** The server's answer as groups; empty ones are left out. */
export function suggestionGroups({
  products,
  categories,
}: SuggestionsQuery['suggestions']): SuggestionGroup[] {
  const groups = [
    {
      title: texts.categories,
      entries: categories.map(({ id, name, images, parent }) => ({
        to: parent ? paths.subCategory(id) : paths.category(id),
        label: name,
        detail: parent?.name ?? '',
        image: images[0],
      })),
    },
    {
      title: texts.products,
      entries: products.map(({ id, name, price, images }) => ({
        to: paths.product(id),
        label: name,
        detail: rupees(price),
        image: images[0],
      })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** What an unfinished search may mean; the answer to the text before stays until the new one is there. */
export function useSuggestions(text: string): SuggestionGroup[] {
  const location = useLocationCode();
  const asked = useSettled(text.trim(), SUGGESTION_DELAY);
  const { data, previousData } = useQuery(SUGGESTIONS, {
    variables: { text: asked, location },
    skip: !asked,
  });
  const found = data ?? previousData;
  return text.trim() && asked && found ? suggestionGroups(found.suggestions) : [];
}
