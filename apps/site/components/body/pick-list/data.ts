/** All choices of a list in brief. */
export interface PickListData {
  items: {
    rank: number;
    title: string;
    award?: string;
    score?: number;
    /** The lowest. */
    price?: string;
    /** Where in the text it is told of; absent where it is not. */
    href?: string;
  }[];
}
