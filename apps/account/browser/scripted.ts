/** Forms whose answer may stand in the fragment say that somebody is here to read it. */
import { all } from './elements.ts';

export function sayThatScripted(): void {
  for (const field of all('[data-scripted]', HTMLInputElement)) field.value = '1';
}
