/** Sends bytes that no HTTP client would send, and gives what comes back until the server closes. */
import { connect } from 'node:net';

export async function rawRequest(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.setEncoding('utf8').write(bytes);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

export const statusOfAnswer = (answer: string): number => Number(answer.split(' ')[1]);
