/** The preview that a page is asked for with. It comes from outside and goes into a header, so it is short and plain, or nothing. */
const PREVIEW = /^[\x21-\x7e]{1,256}$/;

export function previewOf(url: URL): string | undefined {
  const value = url.searchParams.get('preview') ?? '';
  return PREVIEW.test(value) ? value : undefined;
}
