import { describe, expect, test } from 'vitest';
import { inviteLink, isOnlyHere } from './invite-link.ts';

test('an invitation is the address of the table with its secret', () => {
  expect(inviteLink('http://192.168.1.20:8080', 'birch', 'a+b')).toBe('http://192.168.1.20:8080/t/birch?invite=a%2Bb');
});

describe('an address that works on this computer only', () => {
  test.each(['localhost', 'waldglas.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'])('%s', host => {
    expect(isOnlyHere(host)).toBe(true);
  });

  test.each(['192.168.1.20', 'waldglas.example', 'localhost.example', '10.0.0.127', 'laptop.local'])('not %s', host => {
    expect(isOnlyHere(host)).toBe(false);
  });
});
