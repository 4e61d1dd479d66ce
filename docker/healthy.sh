#!/bin/bash
# Exit code 0 where the default host's page is answered on a port of this machine: Debian's slim image has no curl.
set -euo pipefail
exec 3<>"/dev/tcp/127.0.0.1/$1"
printf 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -t 2 _ status _ <&3
[ "$status" = 200 ]
