/** Reads an Accept-Encoding header: which encodings an answer may have. */

const FORBIDDEN = /^\s*q\s*=\s*0(\.0*)?\s*$/i;

/** A weight of zero forbids the encoding it stands at. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';');
    return name.trim().toLowerCase() === encoding && !parameters.some((parameter) => FORBIDDEN.test(parameter));
  });
}
