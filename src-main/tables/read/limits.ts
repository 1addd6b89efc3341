/** Rows of a file, the header not counted. */
export const maxRows = 100_000;

/** Bytes of an imported file. */
export const maxFileBytes = 64 * 1024 * 1024;

/** Bytes that the parts of a workbook may unpack to. */
export const maxUnpackedBytes = 512 * 1024 * 1024;

/** Columns of a table; further ones are not offered. */
export const maxColumns = 200;

/** Characters of a cell that are kept. */
export const maxCellLength = 2000;

/** Files that lie open at once; the one used longest ago makes room. */
export const maxDrafts = 4;
