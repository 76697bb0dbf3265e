/**
 * Clocks that run down: until a password may be tried again, until another letter may be asked for. They count from what the
 * server said, since a reader's clock may be wrong. Where motion is unwelcome they change once a minute.
 */
import { all } from './elements.ts';

const SECOND_MS = 1000;

export function countDown(): void {
  for (const shown of all('[data-countdown]', HTMLElement)) {
    const end = performance.now() + Number(shown.dataset.countdown) * SECOND_MS;
    const wait = (isWaiting: boolean) => {
      for (const again of all('[data-again]', HTMLButtonElement)) again.ariaDisabled = isWaiting ? 'true' : null;
      if (!isWaiting) for (const due of all('[data-due]', HTMLElement)) due.dataset.due = 'now';
    };
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS));
      shown.textContent = shown.dataset.form === 'clock' ? clock(left) : seconds(left);
      if (left > 0) return;
      clearInterval(timer);
      wait(false);
    };
    const timer = setInterval(tick, SECOND_MS);
    wait(true);
    tick();
  }
  for (const again of all('[data-again]', HTMLButtonElement))
    again.form?.addEventListener('submit', (event) => {
      if (again.ariaDisabled === 'true') event.preventDefault();
    });
}

const isStill = matchMedia('(prefers-reduced-motion: reduce)');

const inMinutes = (left: number): string => `${Math.ceil(left / 60)} min`;

function clock(left: number): string {
  if (isStill.matches) return inMinutes(left);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

function seconds(left: number): string {
  if (left === 0) return '';
  return isStill.matches ? ` in ${inMinutes(left)}` : ` in ${left} s`;
}
