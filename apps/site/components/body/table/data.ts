/** A table with its name; the first cell of each row says what the row is about. */
export interface BodyTableData {
  caption: string;
  columns: string[];
  rows: { head: string; cells: string[] }[];
}
