# The published site and an nginx that serves it; docs/serving.md says how to use it.
#   docker build --build-arg FUNNEL_API=https://api.example -t funnel .
#   docker run --read-only --tmpfs /tmp -p 8080:8080 funnel

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# The product API. Without it the site would be published for the sandbox, which is not in the image.
ARG FUNNEL_API
RUN test -n "$FUNNEL_API" || { echo 'set --build-arg FUNNEL_API=https://…' >&2; exit 1; }
# npm run installs the dependencies first (tools/commands/bootstrap.mjs). The times of the files are a part of their ETags.
RUN npm run build \
  && npm run publish:config \
  && npm run nginx -- --root /srv/funnel --listen 8080 --access-log /dev/stdout --out /app/dist/funnel.conf \
  && cp -rL --preserve=timestamps dist/public /srv/funnel

FROM debian:bookworm-slim
# Debian's, because the image of nginx itself has no module for Brotli.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/*
COPY docker/nginx.conf /etc/nginx/nginx.conf
COPY docker/healthy.sh /usr/local/bin/healthy.sh
COPY --from=build /app/dist/funnel.conf /etc/nginx/conf.d/funnel.conf
COPY --from=build /srv/funnel /srv/funnel
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=2s CMD ["bash", "/usr/local/bin/healthy.sh", "8080"]
CMD ["bash", "-c", "mkdir -p /tmp/nginx && exec nginx -g 'daemon off;'"]
