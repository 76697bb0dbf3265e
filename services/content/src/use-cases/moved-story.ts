/** A story asked for by a slug it once had. */
export class MovedStory extends Error {
  override readonly name = 'MovedStory';
  readonly slug: string;

  constructor(slug: string) {
    super(`The story is now at ${slug}`);
    this.slug = slug;
  }
}
