/** Pixels of the column with checkbox, picture and, where there is room, a link. */
export const HEAD_WIDTHS = { narrow: 76, wide: 116 };

/** Pixels. */
export const ROW_HEIGHT = 44;

/** Rows that are loaded beyond those in sight, so that scrolling does not wait. */
export const ROWS_AHEAD = 30;
