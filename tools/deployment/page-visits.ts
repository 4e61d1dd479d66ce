import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { markedChannel, markedPages, markerPattern } from './deployment-environment.ts';
import { type HttpClient, type HttpResponse, IdleConnectionClosed } from './http-client.ts';

/** What the visits of a run have seen. */
export interface PageFindings {
  visits: number;
  requests: number;
  /** Requests that a reload of nginx cut off on a reused connection, and that were sent again, as browsers do. */
  resent: number;
  /** The policies of all HTML. */
  policies: Set<string>;
  /** Visits by the marker of their HTML. */
  byMarker: Map<string, number>;
  /** Milliseconds of each answer of an HTML. */
  htmlMs: number[];
  /** Requests without an answer, or with another status than 200. */
  errors: string[];
  /** Parts of two versions in one visit, or headers of another version than the page. */
  mixed: string[];
}

const encodings = ['identity', 'gzip', 'br'] as const;
/** The longest pause of a visitor between two requests, milliseconds. */
const longestPauseMs = 4000;

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Visits a landing page, and after a pause the next page and the channel, until a time is over. */
export class PageVisitor {
  readonly #client: HttpClient;
  readonly #hosts: readonly string[];
  readonly #findings: PageFindings;

  constructor(client: HttpClient, hosts: readonly string[], findings: PageFindings) {
    this.#client = client;
    this.#hosts = hosts;
    this.#findings = findings;
  }

  async visitUntil(time: number): Promise<void> {
    while (Date.now() < time) {
      await this.#visit(pick(this.#hosts));
      this.#findings.visits += 1;
    }
  }

  async #visit(host: string): Promise<void> {
    const began = performance.now();
    const html = await this.#get(host, '/login');
    if (!html) return;
    this.#findings.htmlMs.push(performance.now() - began);
    const version = readHtml(html);
    if (version === null) {
      this.#findings.errors.push(`${host}/login has no data of the site`);
      return;
    }
    const { marker, assets } = version;
    this.#findings.byMarker.set(marker, (this.#findings.byMarker.get(marker) ?? 0) + 1);
    this.#findings.policies.add(String(html.headers['content-security-policy']));
    for (const problem of mixedHeaders(html))
      this.#findings.mixed.push(`${host}/login ${marker}: ${problem}`);
    await this.#get(host, pick(assets));
    await wait(Math.random() * longestPauseMs);
    await this.#getMarked(host, `/config/pages/${markedPages.json}.${version.pages}.json`, marker);
    await this.#get(host, pick(assets));
    await this.#getShard(host, version, marker);
  }

  /** A file of the version of the HTML, which says so itself. */
  async #getMarked(host: string, path: string, marker: string): Promise<void> {
    const found = await this.#get(host, path);
    if (!found) return;
    const markers = new Set(found.body.match(markerPattern));
    if (markers.size !== 1 || !markers.has(marker))
      this.#findings.mixed.push(`${host} ${marker}: ${path} is of ${[...markers].join() || 'no version'}`);
  }

  /** The shard of the marked channel: each is read until the channel is found. */
  async #getShard(host: string, { shards }: Version, marker: string): Promise<void> {
    // Other visitors may find it meanwhile.
    const from = knownShard.index;
    for (let at = 0; at < shards.count; at += 1) {
      const index = (from + at) % shards.count;
      const path = `/config/channels/${index}.${shards.version}.json`;
      const found = await this.#get(host, path);
      if (!found) return;
      if (!found.body.includes(`"${markedChannel}"`)) continue;
      knownShard.index = index;
      if (!found.body.includes(marker)) this.#findings.mixed.push(`${host} ${marker}: ${path}`);
      return;
    }
    this.#findings.errors.push(`${host}: no shard has channel ${markedChannel}`);
  }

  /** Null where there is no such answer; the reason is among the findings. */
  async #get(host: string, path: string, isSecond = false): Promise<HttpResponse | null> {
    this.#findings.requests += 1;
    try {
      const encoding = pick(encodings);
      const response = await this.#client.send({ host, path, encoding, isFresh: isSecond });
      if (response.status === 200 && response.body !== '') return response;
      this.#findings.errors.push(`${host}${path}: ${response.status}, ${response.body.length} characters`);
    } catch (error) {
      if (error instanceof IdleConnectionClosed) {
        this.#findings.resent += 1;
        return this.#get(host, path, true);
      }
      this.#findings.errors.push(`${host}${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return null;
  }
}

/** The index of the shard of the marked channel, once a visitor has found it. */
const knownShard = { index: 0 };

interface Version {
  marker: string;
  /** Hash in the names of the JSON of pages. */
  pages: string;
  shards: { version: string; count: number };
  assets: readonly string[];
}

/** What an HTML names, read as a stranger would: from its text. */
function readHtml({ body }: HttpResponse): Version | null {
  const data = /<script type="application\/json" id="funnel"[^>]*>(.*?)<\/script>/s.exec(body)?.[1];
  if (data === undefined) return null;
  const { pages, shards, bundles } = JSON.parse(data);
  const [marker] = JSON.stringify(bundles[markedPages.html]).match(markerPattern) ?? [];
  if (marker === undefined) return null;
  const assets = [...new Set(body.match(/\/assets\/[\w./-]+-[\w-]{8}\.(?:js|css)/g))];
  return { marker, pages, shards, assets };
}

/** The scripts and styles of the HTML that its policy does not allow: the policy of another version. */
function mixedHeaders({ body, headers }: HttpResponse): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const scripts = [...body.matchAll(/<script(?![^>]*(?:src|application\/json))[^>]*>(.*?)<\/script>/gs)];
  const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
  return [...scripts, ...styles]
    .map(([, text = '']) => sha256(text))
    .filter((hash) => !policy.includes(hash))
    .map((hash) => `its policy does not allow ${hash}`);
}
