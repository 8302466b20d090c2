/** Pixels of the column with checkbox, picture and a link, which is 44 pixels wide on phones. */
export const HEAD_WIDTH = 116;

/** Pixels. */
export const ROW_HEIGHT = 44;

/** Rows that are loaded beyond those in sight, so that scrolling does not wait. */
export const ROWS_AHEAD = 30;
