/** What the desk's page is given: only which coverage was asked for. The rest is for those who have a token. */
export interface DeskPageData {
  slug?: string;
}
