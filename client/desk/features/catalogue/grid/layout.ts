/** Pixels of the column with checkbox, picture and link. */
export const HEAD_WIDTH = 116;

/** Pixels. */
export const ROW_HEIGHT = 44;
