import * as z from "zod";
import { AuthError } from "./auth-error";

const strengthOptions = z.strictObject({
  minPasswordLength: z.int().min(6).max(30).optional(),
  maxPasswordLength: z.int().min(6).max(4096).optional(),
  containsLowercaseCharacter: z.boolean().optional(),
  containsUppercaseCharacter: z.boolean().optional(),
  containsNumericCharacter: z.boolean().optional(),
  containsNonAlphanumericCharacter: z.boolean().optional(),
});

/** The part of Google's `projects.config` that is served; the rest is refused, so that nothing is set in vain. */
const schema = z.strictObject({
  signIn: z
    .strictObject({
      email: z
        .strictObject({ enabled: z.boolean().default(true), passwordRequired: z.boolean().default(false) })
        .prefault({}),
      phoneNumber: z.strictObject({ enabled: z.boolean().default(false) }).prefault({}),
      anonymous: z.strictObject({ enabled: z.boolean().default(true) }).prefault({}),
      allowDuplicateEmails: z.boolean().default(false),
    })
    .prefault({}),
  /** On: nobody is told whether an address has an account. */
  emailPrivacyConfig: z.strictObject({ enableImprovedEmailPrivacy: z.boolean().default(false) }).prefault({}),
  passwordPolicyConfig: z
    .strictObject({
      passwordPolicyEnforcementState: z.enum(["OFF", "ENFORCE"]).default("OFF"),
      forceUpgradeOnSignin: z.boolean().default(false),
      passwordPolicyVersions: z
        .array(z.strictObject({ customStrengthOptions: strengthOptions.prefault({}) }))
        .max(1)
        .default([]),
    })
    .prefault({}),
  client: z
    .strictObject({
      permissions: z
        .strictObject({
          disabledUserSignup: z.boolean().default(false),
          disabledUserDeletion: z.boolean().default(false),
        })
        .prefault({}),
    })
    .prefault({}),
  /** Domains that messages may lead back to. Absent: any. */
  authorizedDomains: z.array(z.string()).optional(),
});

export type ProjectConfig = z.output<typeof schema>;
type JsonObject = Record<string, unknown>;

/** The project's Auth settings: a new project's until they are changed. */
export class ProjectConfigStore {
  #current: ProjectConfig;

  constructor(private readonly sql: SqlStorage) {
    sql.exec(
      "CREATE TABLE IF NOT EXISTS project_config (id INTEGER PRIMARY KEY CHECK (id = 0), config TEXT NOT NULL)",
    );
    const [row] = sql.exec<{ config: string }>("SELECT config FROM project_config").toArray();
    this.#current = parseConfig(JSON.parse(row?.config ?? "{}"));
  }

  get current(): ProjectConfig {
    return this.#current;
  }

  /**
   * Changes what `patch` names; with an update mask (`a.b,c`) what the mask names, and what the patch then lacks
   * goes back to its default. Throws INVALID_CONFIG.
   */
  update(patch: JsonObject, updateMask: string | null): ProjectConfig {
    const changed = updateMask
      ? updateMask
          .split(",")
          .reduce((config, path) => replaced(config, patch, path.trim().split(".")), this.#current as unknown)
      : merged(this.#current, patch);
    return this.#store(parseConfig(changed));
  }

  #store(config: ProjectConfig): ProjectConfig {
    this.sql.exec("INSERT OR REPLACE INTO project_config VALUES (0, ?)", JSON.stringify(config));
    this.#current = config;
    return config;
  }
}

function parseConfig(value: unknown): ProjectConfig {
  const result = schema.safeParse(value);
  if (!result.success) throw new AuthError(`INVALID_CONFIG : ${z.prettifyError(result.error)}`);
  return result.data;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field of its own, and not one that every object has. */
function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function merged(known: unknown, patch: unknown): unknown {
  if (!isObject(known) || !isObject(patch)) return patch;
  const changes = Object.entries(patch).map(([name, value]) => [name, merged(fieldOf(known, name), value)]);
  return { ...known, ...Object.fromEntries(changes) };
}

function replaced(known: unknown, patch: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return patch;
  const value = replaced(fieldOf(known, name), fieldOf(patch, name), rest);
  return { ...(isObject(known) ? known : {}), [name]: value };
}
