/** How much a JSON body may hold, counted before it is parsed: what is refused costs no more than a look at its characters. */
import { HttpError } from '@masthead/runtime';

/** Lists and objects within each other: no document goes half as deep. */
export const MOST_DEPTH = 32;
/** A film with all its captions has half as many. */
export const MOST_VALUES = 40_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether it is JSON at all is not looked at here. */
export function refuseTooMuch(json: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(json, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        values += 1;
        if (depth > MOST_DEPTH) throw new HttpError(422, `The body is nested more than ${MOST_DEPTH} levels deep`);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
        values += 1;
    }
    if (values > MOST_VALUES) throw new HttpError(422, `The body has more than ${MOST_VALUES} values`);
  }
}

/** The place of the quote that ends it. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return json.length;
}
