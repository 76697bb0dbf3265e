/** A reader of server-sent events, without a browser. */
interface StreamEvent {
  event: string;
  id: string;
  data: Record<string, unknown>;
}

export interface OpenStream {
  /** The next event; undefined when the stream has ended. */
  next(): Promise<StreamEvent | undefined>;
  close(): void;
}

export async function openStream(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/live/stream/${path}`, { headers, signal: leaving.signal });
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<StreamEvent | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end === -1) {
        const { value, done } = await reader.read();
        if (done) return undefined;
        text += value;
        continue;
      }
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
      if (field('event')) return { event: field('event'), id: field('id'), data: JSON.parse(field('data')) };
    }
  }
  return { next, close: () => leaving.abort() };
}
