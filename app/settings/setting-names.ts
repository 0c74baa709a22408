/** Settings that are no secret: each stands in [vars] of wrangler.toml. */
export const plainSettings = [
  "FIREBASE_PROJECT_ID",
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "DOCUMENT_CACHE_BYTES",
  "LONG_POLLING_SECONDS",
  "COMPANY_DOMAIN",
  "STAFF_SIGN_IN_PROVIDERS",
  "ALTERNATE_HOST",
  "MAIN_HOST",
  "PAGE_HOSTS",
  "HIDDEN_PATH_TOKEN",
  "SENTRY_DSN",
  "POSTHOG_KEY",
  "POSTHOG_HOST",
  "OPENAI_BASE_URL",
  "OPENAI_TEXT_MODEL",
  "OPENAI_IMAGE_MODEL",
  "OPENAI_SPEECH_MODEL",
  "OPENAI_SPEECH_VOICES",
  "WORKERS_AI_TEXT_MODEL",
  "WORKERS_AI_IMAGE_MODEL",
  "FAL_IMAGE_MODELS",
  "FAL_VIDEO_MODELS",
  "FAL_BASE_URL",
  "FAL_QUEUE_URL",
  "REPLICATE_IMAGE_MODELS",
  "REPLICATE_VIDEO_MODELS",
  "REPLICATE_BASE_URL",
  "GOOGLE_IMAGE_MODELS",
  "GOOGLE_VIDEO_MODELS",
  "GOOGLE_GENERATIVE_AI_BASE_URL",
  "AUDIT_RETENTION_DAYS",
  "DOCUMENT_COLLECTIONS",
  "DOCUMENT_MASKED_FIELDS",
  "MODEL_TIMEOUT_SECONDS",
  "MODEL_OVERRIDES",
  "STRIPE_PRICE_STARTER",
  "STRIPE_PRICE_STUDIO",
] as const;

/** Set by `wrangler secret put`. */
export const secretSettings = [
  "FIREBASE_SERVICE_ACCOUNT",
  "SESSION_SECRET",
  "OPENAI_API_KEY",
  "FAL_KEY",
  "REPLICATE_API_TOKEN",
  "GOOGLE_GENERATIVE_AI_API_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
] as const;

/** What a developer may set for the local start; a deployment has none of them. */
export const localSettings = ["LOCAL_MODELS"] as const;

/** What the local start and the tests set themselves. */
type InnerSetting =
  | "LOCAL"
  | "GOOGLE_APIS_ORIGIN"
  | "LOCAL_FETCH_ORIGIN"
  | "STRIPE_API_ORIGIN"
  | "LOCAL_MODEL_SERVERS";

type SettingName =
  | (typeof plainSettings)[number]
  | (typeof secretSettings)[number]
  | (typeof localSettings)[number]
  | InnerSetting;

/** The variables as the platform hands them over. */
export type Variables = { [Name in SettingName]?: string };
