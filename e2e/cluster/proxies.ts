import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PostgresNode } from './postgres-node.ts';
import { asNobody, programFile, run, type Program } from './programs.ts';

/** Routes to the primary, according to Patroni. */
export function startHaproxy(folder: string, ports: { primary: number }, nodes: PostgresNode[]): Program {
  const file = path.join(folder, 'haproxy.cfg');
  const servers = nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`);
  writeFileSync(
    file,
    `defaults
  mode tcp
  retries 1
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions

listen primary
  bind 127.0.0.1:${ports.primary}
  option httpchk OPTIONS /primary
  http-check expect status 200
${servers.join('\n')}
`,
  );
  return run([...asNobody, programFile('haproxy'), '-db', '-f', file], folder, 'haproxy');
}

/** Lends connections for one transaction. */
export function startPgbouncer(folder: string, ports: { own: number; primary: number }, password: string): Program {
  const [file, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')];
  writeFileSync(users, `"shop" "${password}"\n`);
  writeFileSync(
    file,
    `[databases]
shop = host=127.0.0.1 port=${ports.primary} dbname=shop

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
server_tls_sslmode = require
`,
  );
  return run([...asNobody, programFile('pgbouncer'), file], folder, 'pgbouncer');
}

/** One address for all shop processes; one that does not respond is skipped. */
export function startNginx(folder: string, port: number, shopPorts: number[]): Program {
  const [place, file] = [path.join(folder, 'nginx'), path.join(folder, 'nginx.conf')];
  mkdirSync(place, { mode: 0o777 });
  writeFileSync(
    file,
    `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${place}; proxy_temp_path ${place};
  fastcgi_temp_path ${place}; uwsgi_temp_path ${place}; scgi_temp_path ${place};
  client_max_body_size 12m;
  upstream shop {
${shopPorts.map((shop) => `    server 127.0.0.1:${shop} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 1s;
    }
  }
}
`,
  );
  return run([...asNobody, programFile('nginx'), '-c', file, '-e', 'stderr'], folder, 'nginx');
}
