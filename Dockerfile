# The server as an image: docker build -t learn .
# docs/operating/install.md says how to run it. Both bases can be replaced, such as by a Debian of your own:
# BUILD_BASE needs Node 20 or later with npm, BASE needs only glibc and useradd.
ARG BUILD_BASE=node:24-bookworm-slim
ARG BASE=debian:bookworm-slim

FROM ${BUILD_BASE} AS build
# The bundle contains absolute paths, so the folder is the same in both stages.
WORKDIR /opt/learn
COPY . .
RUN npm install --omit=dev --no-audit --no-fund && npm run build
# Node itself, and without what only a build needs.
RUN if [ ! -x runtime/bin/node ]; then mkdir -p runtime/bin && cp "$(node -p process.execPath)" runtime/bin/node; fi \
  && rm -rf node_modules/esbuild node_modules/@esbuild node_modules/.cache/compiled

FROM ${BASE}
# PostgreSQL needs a user with a name.
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin learn \
  && install -d -o learn -g learn -m 0700 /data /backups
COPY --from=build /opt/learn /opt/learn
WORKDIR /opt/learn
USER learn
ENV HOST=0.0.0.0 PORT=4000 LEARN_DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled TMPDIR=/data/temporary
# Nothing is written anywhere else, except backups, if they are in /backups. A trial of a backup needs room for the whole
# database in TMPDIR, and /tmp is usually memory.
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/opt/learn/runtime/bin/node", "/opt/learn/deploy/health.mjs"]
ENTRYPOINT ["/bin/sh", "/opt/learn/scripts/start.sh"]
