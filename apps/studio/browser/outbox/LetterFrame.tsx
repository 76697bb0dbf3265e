/**
 * A message as mail programs show it, in a frame of another origin that can load nothing and run nothing of the
 * message's: see server/letter-frame.ts. What it is to show is handed over by a port, so that its links stand in no
 * address, and it says how tall it is by the same.
 */
import { useEffect, useRef, useState } from 'react';
import { LETTER_FRAME_PATH } from '../../rooms.ts';
import own from './Outbox.module.css';

/** However much a message says, the list below it stays within reach. */
const TALLEST = 4000;
const [WIDTH, FIRST_HEIGHT] = [640, 320];

export function LetterFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<MessagePort>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => () => port.current?.close(), []);
  function handOver(): void {
    const { port1, port2 } = new MessageChannel();
    port.current = port1;
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number' && data > 0) setHeight(Math.min(Math.ceil(data), TALLEST));
    };
    // A sandboxed frame has no origin that could be named; only our own pages can stand in it.
    frame.current?.contentWindow?.postMessage(html, '*', [port2]);
  }
  return (
    <iframe
      ref={frame}
      className={own.frame}
      src={LETTER_FRAME_PATH}
      sandbox="allow-scripts"
      title={title}
      width={WIDTH}
      height={height}
      onLoad={handOver}
    />
  );
}
