/** What is needed of a response by who only reads its text: a `Response` is one, and a service in the same process can give less. */
export interface TextAnswer {
  readonly status: number;
  text(): Promise<string>;
}
