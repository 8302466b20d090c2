import { componentStyles } from './componentStyles.ts';
import { frameStyles } from './frameStyles.ts';
import { overlayStyles } from './overlayStyles.ts';

/**
 * The styles of each component's slots: its named parts. vite/recipeStyles.ts compiles each slot into a static class, and
 * `slotClasses` returns its name.
 */
export const slotStyles = { ...componentStyles, ...overlayStyles, ...frameStyles };
