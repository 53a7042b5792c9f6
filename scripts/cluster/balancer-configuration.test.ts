import { expect, it } from 'vitest';
import { writeBalancerConfiguration } from './balancer-configuration.ts';

const text = writeBalancerConfiguration({ port: 8000, serverPorts: [8001, 8002] });

it('names every server once, on loopback', () => {
  expect(text.match(/^ {2}server .*$/gm)).toEqual([
    '  server server-1 127.0.0.1:8001',
    '  server server-2 127.0.0.1:8002',
  ]);
  expect(text).toContain('bind 127.0.0.1:8000');
});

it('asks each server only about itself', () => {
  expect(text).toContain('uri /api/health/server\n');
});

it('keeps metrics private', () => {
  expect(text).toContain('http-request deny if { path /metrics }');
});
