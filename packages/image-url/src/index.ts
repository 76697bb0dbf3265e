export * from './address.ts';
export type { Box, Focus, Gravity, Size } from './crop.ts';
export { cropAround, cropToRatio, formatCrop, parseCrop } from './crop.ts';
export * from './gif-canvas.ts';
export * from './limits.ts';
export * from './order.ts';
export * from './plan.ts';
export * from './presets.ts';
export { type SignedPath, signedAddress, verifiedPath } from './signature.ts';
