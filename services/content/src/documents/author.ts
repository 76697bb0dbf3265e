/** What a profile tells of an author beyond name, job and bio. */
import { z } from 'zod';
import { instant, line, required } from './fields.ts';

const lines = z.array(line(300)).max(20).default([]);

export const authorProfile = z.strictObject({
  title: line(40).default(''),
  email: line(120).default(''),
  disclosure: line(600).default(''),
  education: lines,
  expertise: lines,
  awards: lines,
  credentials: lines,
  roles: z
    .array(z.strictObject({ name: required(60), role: required(60) }))
    .max(6)
    .default([]),
  bureau: line(80).default(''),
  social: z
    .strictObject({
      twitter: line(60).default(''),
      facebookProfile: line(200).default(''),
      facebookPage: line(200).default(''),
      instagram: line(60).default(''),
    })
    .prefault({}),
  joined: instant.nullable().default(null),
});
