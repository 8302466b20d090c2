declare module 'virtual:recipes' {
  /** Default options by recipe and variant. */
  export const defaultVariants: Record<string, Record<string, string | boolean>>;
}
declare module 'virtual:theme.css';
