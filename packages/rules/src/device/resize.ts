/** Measures the device, and anew when a window's size has come to rest. Time and width are passed in. */
import { type Device, deviceOfWidth } from './device.ts';

export const RESIZE_DELAY = 200;

export interface ResizeParts {
  width(): number;
  /** Calls back after so many milliseconds, unless it is cancelled. */
  later(callback: () => void, milliseconds: number): () => void;
  /** Told of every measurement. */
  store(device: Device): void;
}

export interface ResizeWatch {
  /** Measures at once, whatever is waited for. */
  measure(): void;
  /** To be called on each resize event. */
  resized(): void;
  stop(): void;
}

export function createResizeWatch({ width, later, store }: ResizeParts): ResizeWatch {
  let cancel = (): void => {};
  const measure = (): void => store(deviceOfWidth(width()));
  return {
    measure,
    resized() {
      cancel();
      cancel = later(measure, RESIZE_DELAY);
    },
    stop: () => cancel(),
  };
}
