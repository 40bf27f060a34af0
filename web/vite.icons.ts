// `import flame from "icon:flame"` gives the outline of one icon of the game-icons set (viewBox 0 0 512 512), so that
// only the icons in use travel to the browser. The set is CC BY 3.0; web/NOTICE names its authors.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function gameIcons(): Plugin {
  let set: IconSet | null = null;
  return {
    name: "magehall-game-icons",
    resolveId(source) {
      return source.startsWith(PREFIX) ? `\0${source}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      set ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
      ) as IconSet;
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
      if (!icon) this.error(`there is no game-icons icon named ${name}`);
      const outline = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(" ");
      if (!outline) this.error(`the game-icons icon ${name} has no outline`);
      return `export default ${JSON.stringify(outline)};`;
    },
  };
}
