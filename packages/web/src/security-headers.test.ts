import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const policy = contentSecurityPolicy({ development: false, secure: true })('abc');

describe('the content security policy', () => {
  it('allows scripts of our own and the one with the nonce, and nothing inline', () => {
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).not.toContain('unsafe');
  });

  it('allows nothing that is not named', () => {
    expect(policy.startsWith("default-src 'none'")).toBe(true);
    expect(policy).toContain("base-uri 'none'");
  });

  it('allows frames of those who are named, and of nobody else', () => {
    const frames = ['https://posts.example', 'https://films.example'];
    const withFrames = contentSecurityPolicy({ development: false, secure: true, frames })('abc');
    expect(withFrames).toContain('; frame-src https://posts.example https://films.example; ');
    expect(policy).toContain('; frame-src; ');
  });

  it('lets no other site show a page in a frame, unless the page is made for that', () => {
    expect(policy).toContain("frame-ancestors 'self';");
    const embeddable = contentSecurityPolicy({ development: false, secure: true, embeddable: true })('abc');
    expect(embeddable).toBe(policy.replace("frame-ancestors 'self'", 'frame-ancestors *'));
  });

  it('allows pictures and films of the host that has them, when it is another, and nothing else of it', () => {
    const imageHost = 'https://images.example';
    const withHost = contentSecurityPolicy({ development: false, secure: true, imageHost })('abc');
    const directivesWith = withHost.split(/; ?/).filter((directive) => directive.includes(imageHost));
    expect(directivesWith.map((directive) => directive.split(' ')[0])).toEqual(['img-src', 'media-src']);
    expect(withHost.replaceAll(` ${imageHost}`, '')).toBe(policy);
  });

  it('lets forms lead to this site, and to who is named', () => {
    expect(policy).toContain("; form-action 'self'; ");
    const formTargets = ['https://social.example'];
    const withTarget = contentSecurityPolicy({ development: false, secure: true, formTargets })('abc');
    expect(withTarget).toBe(policy.replace("form-action 'self'", "form-action 'self' https://social.example"));
  });

  it('takes markup and scripts by our own door only, unless scripts of others run there', () => {
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types masthead; ");
    const withOthers = contentSecurityPolicy({ development: false, secure: true, othersWrite: true })('abc');
    expect(withOthers).not.toContain('trusted-types');
  });

  it('upgrades plain requests only where the site itself is secure', () => {
    expect(policy).toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy({ development: false, secure: false })('abc')).not.toContain('upgrade');
  });

  it('has no nonce in development, where the bundler writes scripts of its own', () => {
    const inDevelopment = contentSecurityPolicy({ development: true, secure: false })('abc');
    expect(inDevelopment).not.toContain('abc');
    expect(inDevelopment).toMatch(/report-uri \/_node\/policy-reports$/);
  });
});
