/**
 * Edge values for every parameter of a call, made from its schemas: one request for each value that they let through, since a
 * handler sees only what they return, and one that they refuse. The other parameters keep what `known` says, or else the least
 * that their schema takes.
 */
import type { CallDefinition } from '@touchstone/contract';
import { parse as parseQuery } from 'node:querystring';
import { z } from 'zod';

export interface EdgeRequest {
  /** Which parameter has which value. */
  label: string;
  /** Parameters of the path, by name. */
  path: Readonly<Record<string, string>>;
  query: string;
  /** JSON text, because no value of the language becomes `1e999` or half a surrogate pair. */
  body: string | undefined;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** Values for parameters of these names. With null they are left out. */
export type KnownValues = Readonly<Record<string, Json>>;

/** What this file reads of a JSON schema. */
interface Shape {
  type?: string | string[];
  const?: Json;
  enum?: Json[];
  format?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** As JSON, and as it stands in a query, a path or a form. */
interface EdgeValue {
  name: string;
  json: string;
  parsed: Json;
  text: string;
}

/** What fits into the first line of a request. */
const longestLine = 15_000;

function listEdgeValues(longestText: number): EdgeValue[] {
  const numbers = ['9223372036854775808', '2147483648', '1e308', '1e999', '-1', '0'];
  const literals = [...numbers, 'null', '[]', '[null]', '{}'];
  const texts = ['NaN', '', 'a\0b', '\u{d800}', 'x'.repeat(longestText)];
  return [
    ...literals.map((json) => ({ json, text: json })),
    ...texts.map((text) => ({ json: JSON.stringify(text), text: text.slice(0, longestLine) })),
  ].map((value) => ({ ...value, name: value.json.slice(0, 20), parsed: JSON.parse(value.json) as Json }));
}

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape;

const optionsOf = ({ anyOf = [], oneOf = [] }: Shape) => [...anyOf, ...oneOf];

/** One name may mean several things: a call that takes another kind of value gets its own sample. */
function fits(shape: Shape, value: Json): boolean {
  const { type, enum: choices, items } = shape;
  if (choices !== undefined) return choices.includes(value);
  const options = optionsOf(shape);
  if (options.length > 0) return options.some((option) => fits(option, value));
  if (type === undefined) return true;
  if (typeof value === 'number' && (value < (shape.minimum ?? value) || value > (shape.maximum ?? value)))
    return false;
  if (Array.isArray(value))
    return type.includes('array') && (items === undefined || value.every((element) => fits(items, element)));
  const kinds = typeof value === 'number' ? ['number', 'integer'] : [typeof value];
  return kinds.some((kind) => type.includes(kind));
}

/** The least that the shape takes. */
function sampleOf(shape: Shape, name: string, known: KnownValues): Json {
  const { minLength = 1, minimum = 1, maximum = 1, minItems = 1, items, properties = {} } = shape;
  const wanted = known[name];
  if (wanted !== undefined && fits(shape, wanted)) return wanted;
  const given = shape.const ?? shape.enum?.[0];
  if (given !== undefined) return given;
  const [option] = optionsOf(shape);
  if (option !== undefined) return sampleOf(option, name, known);
  const [type = 'number'] = [shape.type ?? []].flat();
  switch (type) {
    case 'string':
      return shape.format === 'date-time' ? '2030-01-01T00:00:00Z' : 'x'.repeat(Math.max(1, minLength));
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return items === undefined
        ? []
        : Array.from({ length: Math.max(1, minItems) }, () => sampleOf(items, name, known));
    case 'object':
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([key]) => known[key] !== null)
          .map(([key, part]) => [key, sampleOf(part, key, known)]),
      );
    default:
      return Math.min(Math.max(1, minimum), maximum);
  }
}

type Steps = readonly (string | number)[];

/** Every parameter, also those inside of others. */
function listSteps(shape: Shape): Steps[] {
  return [
    ...optionsOf(shape).flatMap(listSteps),
    ...Object.entries(shape.properties ?? {}).flatMap(([key, part]) => [
      [key],
      ...listSteps(part).map((steps) => [key, ...steps]),
    ]),
    ...(shape.items === undefined ? [] : [[0], ...listSteps(shape.items).map((steps) => [0, ...steps])]),
  ];
}

function replaceAt(whole: Json, [step, ...rest]: Steps, part: Json): Json {
  if (step === undefined) return part;
  if (typeof step === 'number') return [replaceAt(Array.isArray(whole) ? (whole[0] ?? {}) : {}, rest, part)];
  const object = typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? whole : {};
  return { ...object, [step]: replaceAt(object[step] ?? {}, rest, part) };
}

const mark = '<the edge value>';

const bodyWith = (base: Json, steps: Steps, { json }: EdgeValue) =>
  JSON.stringify(replaceAt(base, steps, mark)).replace(JSON.stringify(mark), () => json);

/** Half a surrogate pair has no encoding: these bytes would be its. */
const encode = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');

const asText = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));

const queryOf = (base: Readonly<Record<string, Json>>) =>
  Object.entries(base)
    .flatMap(([name, value]) => [value].flat().map((element) => `${name}=${encode(asText(element))}`))
    .join('&');

/** Equal for values of which a handler sees the same. */
function seenBy(schema: z.ZodType, value: unknown): string {
  const result = schema.safeParse(value);
  if (!result.success) return 'refused';
  return JSON.stringify(result.data, (_key, part: unknown) =>
    typeof part === 'number' ? String(part) : part,
  );
}

/** A text that is taken as it is stands for its kind: a number, or another one. */
function seenInQuery(
  query: z.ZodType,
  { sent, name, value: { text } }: { sent: string; name: string; value: EdgeValue },
): string {
  const received = { ...parseQuery(sent) };
  const result = query.safeParse(received);
  const isTakenAsText = result.success && (result.data as Record<string, unknown>)[name] === text;
  if (!isTakenAsText || text === '' || text.length === longestLine) return seenBy(query, received);
  return `${name} ${Number.isNaN(Number(text)) ? 'a text' : 'the text of a number'}`;
}

interface EdgeInput {
  url: string;
  known: KnownValues;
  longestText: number;
  /** Of a download, whose query has no schema. */
  queryNames?: readonly string[];
}

export function listEdgeRequests(
  { query, body }: Pick<CallDefinition, 'query' | 'body'>,
  { url, known, longestText, queryNames = [] }: EdgeInput,
): EdgeRequest[] {
  const queryBase =
    query === undefined
      ? Object.fromEntries(queryNames.map((name) => [name, known[name] ?? '1']))
      : (sampleOf(shapeOf(query), '', known) as Record<string, Json>);
  const bodyBase = body && sampleOf(shapeOf(body), '', known);
  const names = [...url.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const base: EdgeRequest = {
    label: 'none',
    path: Object.fromEntries(names.map((name) => [name, asText(known[name] ?? 'x')])),
    query: queryOf(queryBase),
    body: bodyBase === undefined ? undefined : JSON.stringify(bodyBase),
  };
  const requests = new Map([['base', base]]);
  const add = (key: string, make: () => EdgeRequest) => {
    if (!requests.has(key)) requests.set(key, make());
  };
  const places = body === undefined ? [] : listSteps(shapeOf(body));
  for (const value of listEdgeValues(longestText)) {
    for (const name of names) {
      const label = `${name} of the path: ${value.name}`;
      add(label, () => ({ ...base, label, path: { ...base.path, [name]: encode(value.text) } }));
    }
    for (const name of Object.keys(queryBase)) {
      const { [name]: _replaced, ...others } = queryBase;
      const sent = `${queryOf(others)}&${name}=${encode(value.text)}`;
      const label = `${name} of the query: ${value.name}`;
      add(`query ${query === undefined ? label : seenInQuery(query, { sent, name, value })}`, () => ({
        ...base,
        label,
        query: sent,
      }));
    }
    if (body !== undefined && bodyBase !== undefined) {
      for (const steps of places) {
        const label = `${steps.join('.')}: ${value.name}`;
        const seen = seenBy(body, replaceAt(bodyBase, steps, value.parsed));
        add(`body ${seen}`, () => ({ ...base, label, body: bodyWith(bodyBase, steps, value) }));
      }
    }
  }
  return [...requests.values()];
}
