import * as z from "zod/mini";

/** The part of JSON Schema that tools describe their arguments with. */

export const parameterTypes = [
  "string",
  "number",
  "integer",
  "boolean",
  "array",
  "object",
  "null",
  "any",
] as const;
export type ParameterType = (typeof parameterTypes)[number];

export interface ParameterSchema {
  type?: ParameterType | ParameterType[] | undefined;
  description?: string | undefined;
  enum?: unknown[] | undefined;
  default?: unknown;
  items?: ParameterSchema | undefined;
  properties?: Record<string, ParameterSchema> | undefined;
  required?: string[] | undefined;
  anyOf?: ParameterSchema[] | undefined;
}

const typeSchema = z.enum(parameterTypes);

/** What else a schema says (bounds, patterns, titles) is neither judged nor kept. */
export const parameterSchema: z.ZodMiniType<ParameterSchema> = z.object({
  type: z.optional(z.union([typeSchema, z.array(typeSchema)])),
  description: z.optional(z.string().check(z.maxLength(4000))),
  enum: z.optional(z.array(z.unknown())),
  default: z.optional(z.unknown()),
  items: z.optional(z.lazy(() => parameterSchema)),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => parameterSchema),
    ),
  ),
  required: z.optional(z.array(z.string())),
  anyOf: z.optional(z.array(z.lazy(() => parameterSchema))),
});

/** A tool as a model is told of it. */
export const toolSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(128)),
  description: z.string().check(z.maxLength(4000)),
  parameters: parameterSchema,
});
export type Tool = z.infer<typeof toolSchema>;

/** The types a value may be of; none where any will do. */
export function typesOf({ type, anyOf }: ParameterSchema): ParameterType[] {
  if (anyOf) return anyOf.flatMap(typesOf);
  return type === undefined ? [] : [type].flat();
}

/** The schema that an object or a list would be held against, where several are given. */
export function schemaFor(value: unknown, schema: ParameterSchema): ParameterSchema {
  return schema.anyOf?.find((one) => fitsType(value, one)) ?? schema;
}

/** An integer is a number; a whole number is an integer, however it was written. */
export function fitsType(value: unknown, schema: ParameterSchema): boolean {
  const types = typesOf(schema);
  return types.length === 0 || types.some((type) => isOfType(value, type));
}

function isOfType(value: unknown, type: ParameterType): boolean {
  switch (type) {
    case "any":
      return true;
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isMap(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
