/**
 * The empty document that a message is shown in. It is nobody's origin, loads nothing, and runs one script, which is
 * known by its hash: whatever a message holds, it is only drawn. The message comes by a port from the page around it.
 */
import { createHash } from 'node:crypto';

/** What is put in like this runs no script even where a policy would let it. */
const SCRIPT = `onmessage=({source,data,ports:[port]})=>{
if(source!==parent||!port||typeof data!=="string")return;
onmessage=null;
document.documentElement.innerHTML=data;
new ResizeObserver(()=>port.postMessage(document.documentElement.offsetHeight)).observe(document.documentElement);
}`;

const POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

export const letterFrame = {
  document: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>A message</title><script>${SCRIPT}</script></head><body></body></html>`,
  headers: { 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' },
} as const;
