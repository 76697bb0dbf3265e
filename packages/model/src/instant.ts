/** A moment in time as epoch milliseconds: plain data, so that it survives JSON unchanged. */
export type Instant = number;
