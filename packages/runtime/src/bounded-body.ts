/** Reads what a request brings, as far as that is not too much. */
import { HttpError } from './http-error.ts';

/** The bytes of a body, refused as soon as there are too many. */
export async function boundedBody(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = new HttpError(413, `The body takes at most ${most} bytes`);
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > most) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
