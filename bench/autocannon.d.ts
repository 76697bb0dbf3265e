/** The part of autocannon that is used; it comes without types. */
declare module 'autocannon' {
  export interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests, instead of a time. */
    amount?: number;
    headers: Record<string, string>;
    method?: 'GET' | 'POST';
    /** Called with each connection: it may ask for several addresses in turns. */
    setupClient?: (client: { setRequests(requests: { path: string; body?: string }[]): void }) => void;
  }

  export interface Result {
    /** Requests that got an answer, and the seconds it took. */
    requests: { total: number };
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
  }

  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
