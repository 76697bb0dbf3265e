/** Connection limits: how many readers there may be in all and from one sender, so that nobody takes the places of others. */
export interface Admission {
  /** False when there is no place. */
  enter(sender: string): boolean;
  leave(sender: string): void;
  readonly readers: number;
}

export interface AdmissionLimits {
  readers: number;
  /** Of one sender: a household, an office. */
  fromOne: number;
}

export const ADMISSION_LIMITS: AdmissionLimits = { readers: 50_000, fromOne: 500 };

export function createAdmission(limits: AdmissionLimits): Admission {
  const bySender = new Map<string, number>();
  let readers = 0;
  return {
    enter(sender) {
      const own = bySender.get(sender) ?? 0;
      if (readers >= limits.readers || own >= limits.fromOne) return false;
      bySender.set(sender, own + 1);
      readers += 1;
      return true;
    },
    leave(sender) {
      const left = (bySender.get(sender) ?? 0) - 1;
      if (left > 0) bySender.set(sender, left);
      else bySender.delete(sender);
      readers -= 1;
    },
    get readers() {
      return readers;
    },
  };
}
