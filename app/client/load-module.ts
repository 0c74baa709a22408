import { missModule, moduleAttempts, pauseBetweenAttempts } from "./miss-module";
import { isModuleFailure } from "./module-failure";

let isOptional = false;

/**
 * Stands around every `import()` of a page (see `guardModules` in scripts/vite): three attempts a second apart, then
 * `missModule`. Browsers such as Chrome remember a module that failed for as long as the document lives: there the
 * second and third attempt ask whether the file can be had again, and loading it is left to the reload.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  const mayBeMissing = isOptional;
  let failure: unknown;
  for (let attempt = 1; attempt <= moduleAttempts; attempt++) {
    if (attempt > 1) {
      await pauseBetweenAttempts();
      if (!(await canBeHad(failure))) continue;
    }
    try {
      return await load();
    } catch (error) {
      if (!isModuleFailure(error)) throw error;
      failure = error;
    }
  }
  if (!mayBeMissing) await missModule(failure);
  throw failure;
}

/** Loads what the page can do without, as content blockers have it: where it does not come, the page stays as it is. */
export function loadOptional<Module>(load: () => Promise<Module>): Promise<Module> {
  isOptional = true;
  try {
    return load();
  } finally {
    isOptional = false;
  }
}

/** Whether the file can be had that an error names; where it names none, only trying tells. */
async function canBeHad(failure: unknown): Promise<boolean> {
  const address = /https?:\/\/\S+/.exec((failure as Error).message)?.[0];
  if (!address) return true;
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
