import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const apple = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${apple} Chrome/140.0.0.0 Mobile Safari/537.36`],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
  ],
  ['curl', 'curl/8.14.1'],
  ['', '<script>alert(1)</script>'],
  ['', undefined],
])('a session is shown to its owner as "%s" (D15)', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('however much a program says about itself, little is stored', () => {
  expect(deviceOf('x'.repeat(100_000))).toBe('x'.repeat(60));
});
