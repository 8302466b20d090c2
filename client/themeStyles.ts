import createEmotionCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import type { Plugin } from 'vite';
import { globalStyles } from './src/theme/theme.ts';

const NAME = 'virtual:theme.css';

/**
 * Gives what of Chakra's styles holds for all pages as a file of styles, so that pages look right that Chakra has not been
 * loaded for, and nothing of it is inserted while a page runs.
 */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? written() : undefined),
  };
}

function written(): string {
  const emotion = createEmotionCache({ key: 'css' });
  const styles = serializeStyles(globalStyles());
  return String(emotion.insert('', styles, emotion.sheet, true) ?? emotion.inserted[styles.name]);
}
