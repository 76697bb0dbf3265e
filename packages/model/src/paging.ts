/** Where in a list a page of it lies. */
export interface Paging {
  limit: number;
  offset: number;
  total: number;
}

export const pageCount = ({ limit, total }: Paging): number => Math.max(1, Math.ceil(total / Math.max(1, limit)));
