/**
 * The configuration of haproxy. It is also the example of docs/operating.md for a site with several servers.
 *
 * - Any server takes any request: there are no sticky sessions.
 * - The health check asks whether the server answers. `/api/health` would be wrong: it also asks for judges. Without a judge it
 *   fails on all servers at once, and judges connect through the load balancer.
 * - A request is given to another server only if no connection was made. A request that may have arrived is not repeated.
 * - Event streams send a heartbeat every 15 seconds, and judges wait up to 30 seconds for work: the timeouts are longer.
 */
export interface BalancerInput {
  readonly port: number;
  readonly serverPorts: readonly number[];
}

export const writeBalancerConfiguration = ({ port, serverPorts }: BalancerInput): string => `global
  maxconn 4000

defaults
  mode http
  timeout connect 2s
  timeout client 90s
  timeout server 90s
  timeout http-request 30s
  option forwardfor
  option http-no-delay
  option redispatch
  retries 3
  retry-on conn-failure

frontend site
  bind 127.0.0.1:${String(port)}
  http-request deny if { path /metrics }
  http-request set-header X-Forwarded-Proto http
  default_backend servers

backend servers
  balance roundrobin
  option httpchk
  http-check send meth GET uri /api/health/server
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1
${serverPorts.map((serverPort, index) => `  server server-${String(index + 1)} 127.0.0.1:${String(serverPort)}`).join('\n')}
`;
