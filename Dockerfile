# The portal in three images from one file:
#   docker build --target api .       the API with the built client (the default)
#   docker build --target worker .    the same, with the tools that read unusual PDFs
#   docker build --target sbom -o . . sbom.json: every package that goes in, as CycloneDX
# Pin the base by digest for builds that never change: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:...
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS source
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

# No package's own script runs while building: none of them needs to.
FROM source AS build
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && chmod -R a+rX dist

FROM source AS packages
RUN npm ci --ignore-scripts --omit=dev

# Everything the lockfile names; what only builds and tests is marked "development", and so is what goes into the client.
FROM source AS bill
RUN npm sbom --package-lock-only --sbom-format=cyclonedx > /sbom.json
FROM scratch AS sbom
COPY --from=bill /sbom.json /

# Everything belongs to root and is read only; the portal runs as a user that owns nothing but its scratch folders.
FROM ${NODE_IMAGE} AS runtime
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/tmp/portal METRICS_PORT=9464
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY docker/portal-admin /usr/local/bin/
STOPSIGNAL SIGTERM

# Tesseract reads pictures a third faster than its WebAssembly twin in the packages; GraphicsMagick and Ghostscript draw
# the PDF pages that the reader's own engine cannot. With READER_TOOLS="" the image is some 300 MB smaller.
FROM runtime AS worker
ARG READER_TOOLS="tesseract-ocr graphicsmagick ghostscript"
RUN test -z "$READER_TOOLS" || { apt-get update -q \
 && apt-get install -y -q --no-install-recommends $READER_TOOLS; } \
 && rm -rf /var/lib/apt/lists/* /var/cache/debconf/*-old
USER 10001:10001
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "dist/scripts/container/healthCheck.js", "9464/health"]
CMD ["node", "--conditions=built", "--enable-source-maps", "dist/worker/main.js"]

FROM runtime AS api
USER 10001:10001
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "dist/scripts/container/healthCheck.js", "3000/api/health"]
CMD ["node", "--conditions=built", "--enable-source-maps", "dist/server/main.js"]
