/** Something to know beside a text. */
export interface InfoCardData {
  title: string;
  text: string;
}
