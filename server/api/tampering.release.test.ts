import { testTampering } from './testing/tampering.ts';

testTampering('session');
