/** Puts marks into a field for text, where its cursor is, and gives the whole text. */

/** Around what is selected; without a selection the cursor stands between them. */
export function marked(area: HTMLTextAreaElement, before: string, after = before): string {
  const { selectionStart, selectionEnd, value } = area;
  area.setRangeText(before + value.slice(selectionStart, selectionEnd) + after);
  area.setSelectionRange(selectionStart + before.length, selectionEnd + before.length);
  area.focus();
  return area.value;
}

/** At the beginning of each line that is selected. */
export function prefixed(area: HTMLTextAreaElement, prefix: string): string {
  const { selectionStart, selectionEnd, value } = area;
  const from = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const lines = value.slice(from, selectionEnd).split('\n');
  area.setRangeText(lines.map((line) => prefix + line).join('\n'), from, selectionEnd, 'end');
  area.focus();
  return area.value;
}

/** In a block of its own, after the one in which the cursor is. */
export function insertBlock(area: HTMLTextAreaElement, block: string): string {
  const { selectionEnd, value } = area;
  const end = value.indexOf('\n\n', selectionEnd);
  const at = end < 0 ? value.length : end;
  const before = value.slice(0, at).trimEnd();
  const rest = value.slice(at).trimStart();
  const text = [before, block, rest].filter((part) => part !== '').join('\n\n');
  area.value = text;
  const cursor = text.length - (rest ? rest.length + 2 : 0);
  area.setSelectionRange(cursor, cursor);
  area.focus();
  return text;
}
