/** Letters: what the product writes to somebody by itself, made of the same parts each time. */
import type { Message } from '../message.ts';
import { type Letter, letterSchema } from './parts.ts';
import { letterText } from './text.ts';

/** React is loaded by the first letter: most starts write none, and who renders pages decides first which build it is. */
export async function letterMessage(to: Omit<Message, 'html' | 'text'>, parts: Letter): Promise<Message> {
  const letter = letterSchema.parse(parts);
  const [{ renderToStaticMarkup }, { letterDocument }] = await Promise.all([
    import('react-dom/server'),
    import('./html.ts'),
  ]);
  return {
    ...to,
    html: `<!doctype html>${renderToStaticMarkup(letterDocument(letter, to.subject))}`,
    text: letterText(letter),
  };
}
