import { defaultVariants } from 'virtual:recipes';
import type { RecipeDefinition } from '@chakra-ui/react';
import type { recipes } from './recipes.ts';
import type { slotStyles } from './slotStyles.ts';

type Recipes = typeof recipes;
type Option<Key> = Key extends 'true' ? boolean : Key;
type Variants<Recipe> =
  Recipe extends RecipeDefinition<infer Options>
    ? { [Key in keyof Options]?: Option<keyof Options[Key]> }
    : never;

/** Returns a function from a recipe's options, and further classes, to the class names of the compiled recipe. */
function classes<Name extends keyof Recipes>(name: Name) {
  return (variants?: Variants<Recipes[Name]>, ...more: (string | undefined | false)[]): string => {
    const options = Object.entries({ ...defaultVariants[name], ...variants });
    const optionClasses = options.map(([key, option]) => option && `${name}-${key}-${option}`);
    return [name, ...optionClasses, ...more].filter(Boolean).join(' ');
  };
}

export const badge = classes('badge');
export const button = classes('button');
export const card = classes('card');
export const container = classes('container');
export const heading = classes('heading');
export const input = classes('input');
export const link = classes('link');
export const palette = classes('palette');
export const skeleton = classes('skeleton');
export const spinner = classes('spinner');
export const stack = classes('stack');
export const surface = classes('surface');
export const text = classes('text');
export const toggle = classes('toggle');
export const visuallyHidden = classes('visuallyHidden');

type SlotStyles = typeof slotStyles;

/** Returns a function from slots of a component to their class names; falsy slots are left out. */
export function slotClasses<Name extends keyof SlotStyles>(name: Name) {
  return (...slots: (keyof SlotStyles[Name] | false | undefined)[]): string =>
    slots
      .filter(Boolean)
      .map((slot) => `${name}__${String(slot)}`)
      .join(' ');
}
