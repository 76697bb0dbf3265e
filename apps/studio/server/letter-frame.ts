/**
 * The empty document that a message is shown in. It is nobody's origin, loads nothing, and runs one script, which is
 * known by its hash: whatever a message holds, it is only drawn. The message comes by a port from the page around it.
 */
import { createHash } from 'node:crypto';

/**
 * What is read by a parser runs no script, even where a policy would let it. Left out is what would lead the frame away
 * by itself; links ask for a window of their own, which a sandbox does not give. How tall it is is told at once, too:
 * out of sight no frame is drawn, and nothing observed.
 */
const SCRIPT = `onmessage=({source,data,ports:[port]})=>{
if(source!==parent||!port||typeof data!=="string")return;
onmessage=null;
const read=new DOMParser().parseFromString(data,"text/html");
for(const each of read.querySelectorAll("meta[http-equiv],base"))each.remove();
read.head.append(Object.assign(read.createElement("base"),{target:"_blank"}));
const root=document.adoptNode(read.documentElement);
document.documentElement.replaceWith(root);
const tell=()=>port.postMessage(root.offsetHeight);
tell();
new ResizeObserver(tell).observe(root);
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
