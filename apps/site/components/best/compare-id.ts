/** The name of the control that takes a choice into the comparison. */
export const compareId = ({ rank }: { rank: number }): string => `compare-${rank}`;
