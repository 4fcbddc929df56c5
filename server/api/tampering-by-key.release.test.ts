import { testTampering } from './testing/tampering.ts';

// A key is a third kind of caller (M1).
testTampering('key');
