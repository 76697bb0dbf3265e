/** A page's document as two: the data that it is hydrated from, as it is written there, and all else. */
const STATE = /<script[^>]* id="page-state"[^>]*>([\s\S]*?)<\/script>/;

export function partsOf(html: string): { state: string; rest: string } {
  const [script = '', state = ''] = STATE.exec(html) ?? [];
  return { state, rest: html.replace(script, '') };
}
