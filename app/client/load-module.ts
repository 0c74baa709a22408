import { missModule, moduleAttempts, pauseBetweenAttempts } from "./miss-module";
import { isModuleFailure } from "./module-failure";

let isOptional = false;

/**
 * Stands around every `import()` of a page (see `guardModules` in scripts/vite): three attempts a second apart, then
 * `missModule`. Browsers such as Chrome remember a module that failed under its address for as long as the document
 * lives, so the second and third attempt ask under another query, where the failure names the address. What that module
 * imports is remembered all the same, and left to the reload.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  const mayBeMissing = isOptional;
  let ask = load;
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (failure) {
      if (!isModuleFailure(failure)) throw failure;
      if (attempt === moduleAttempts) {
        if (!mayBeMissing) await missModule(failure);
        throw failure;
      }
      const address = /http[^\s?]+/.exec(failure.message)?.[0];
      const again = `${address}?retry=${Date.now()}`;
      if (address) ask = () => import(/* @vite-ignore */ again);
      await pauseBetweenAttempts();
    }
  }
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
