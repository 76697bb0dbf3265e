/** What is wrong in a newsroom's files: gathered while they are read, so that all of it is told at once. */
import type { Source } from '../../kinds/files.ts';

interface Fault {
  /** Its path in the newsroom's folder. */
  file: string;
  line?: number | undefined;
  /** What is wrong, and what would be right. */
  sentence: string;
}

/** Nobody mends more before trying again. */
const MOST_TOLD = 100;

const told = ({ file, line, sentence }: Fault): string =>
  line === undefined ? `${file}: ${sentence}` : `${file}, line ${line}: ${sentence}`;

const inOrder = (one: Fault, other: Fault): number =>
  one.file === other.file ? (one.line ?? 0) - (other.line ?? 0) : one.file < other.file ? -1 : 1;

/** Names every fault, a line for each. */
class NewsroomFaults extends Error {
  constructor(faults: readonly Fault[]) {
    const lines = [...new Set([...faults].sort(inOrder).map(told))];
    const rest = lines.length - MOST_TOLD;
    super([...lines.slice(0, MOST_TOLD), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'));
  }
}

export class Faults {
  readonly #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push(fault);
  }

  addAll(others: Faults): void {
    this.#faults.push(...others.#faults);
  }

  /** At a field of a file, such as `review.score`. */
  at(source: Source, path: readonly PropertyKey[], sentence: string): void {
    this.add({ file: source.file, line: source.lineOf(path), sentence });
  }

  /** Where a file has these words first. */
  near(source: Source, words: string, sentence: string): void {
    this.add({ file: source.file, line: source.lineWith(words), sentence });
  }

  get some(): boolean {
    return this.#faults.length > 0;
  }

  throwIfSome(): void {
    if (this.some) throw new NewsroomFaults(this.#faults);
  }
}
