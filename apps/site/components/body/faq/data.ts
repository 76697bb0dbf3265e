/** Questions that readers ask, with an answer to each. */
export interface FaqData {
  title: string;
  items: { question: string; answer: string }[];
}
