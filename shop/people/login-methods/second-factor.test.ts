import { describe, expect, test } from 'vitest';
import { newRecoveryCodes, newSecret, recoveryCodeOf, secretToScan, stepOfCode } from './second-factor.ts';

/** RFC 6238, appendix B: the secret '12345678901234567890', whose codes are printed there with eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of the second factor', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %i seconds is %s, as RFC 6238 prints it', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(step);
  });

  test('may be half a minute early or late, no more, and keeps its own step', () => {
    const seconds = [1_111_111_079, 1_111_111_109, 1_111_111_139];
    expect(seconds.map((now) => stepOfCode(SECRET, '081804', at(now)))).toEqual([37_037_036, 37_037_036, 37_037_036]);
    expect(stepOfCode(SECRET, '081804', at(1_111_111_200))).toBeNull();
  });

  test.each(['081804x', '8180', '', '0818041', '081 80 ', '-81804'])('"%s" is not one', (typed) => {
    expect(stepOfCode(SECRET, typed, at(1_111_111_109))).toBeNull();
  });

  test('may be typed as the phone shows it', () => {
    expect(stepOfCode(SECRET, ' 081 804', at(1_111_111_109))).toBe(37_037_036);
  });
});

test('the secret is 160 bits, different each time, and reaches the phone as text and picture', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const { uri, qr } = secretToScan(SECRET, 'Pressline', 'staff@pressline.test');
  expect(uri).toBe(
    `otpauth://totp/Pressline:staff%40pressline.test?issuer=Pressline&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(qr.size).toBeGreaterThan(40);
  expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
});

test('ten recovery codes are for paper: no two alike, accepted in any notation', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/);
  expect(recoveryCodeOf(' ABCD-efgh jkmn-pqrs tuvw-xyz2 ')).toBe('abcdefghjkmnpqrstuvwxyz2');
  expect(recoveryCodeOf('abcd-efgh-jkmn-pqrs')).toBe('abcdefghjkmnpqrs'); // an older code
  expect(recoveryCodeOf('abcd-efgh-jkmn-pqrs-tuvw')).toBeNull();
  expect(recoveryCodeOf('abcd')).toBeNull();
});
