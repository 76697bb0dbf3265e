/** The part of jStat that is used; it comes without types. */
declare module 'jstat' {
  interface Distribution {
    /** How likely a value is at most this. */
    cdf(value: number, ...parameters: number[]): number;
    /** The value that is not exceeded with this probability. */
    inv(probability: number, ...parameters: number[]): number;
  }

  const jStat: {
    readonly chisquare: Distribution;
    readonly normal: Distribution;
    sum(values: readonly number[]): number;
  };
  export = { jStat };
}
