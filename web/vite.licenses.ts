// Writes THIRD_PARTY_LICENSES.txt beside the built pages: who made what they contain, and under which licence.
//
// Vite lists the packages it bundled and the licence files they carry (`build.license`). To that this adds what Vite
// cannot see: the icons, the helpers that the build itself puts in, and the text of a licence whose package names it
// without including it (web/licenses holds those). A package of which no text is known fails the build.

import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const HERE = import.meta.dirname;
const LISTED = "licenses.json";
const WRITTEN = "THIRD_PARTY_LICENSES.txt";
const RULE = "-".repeat(80);

interface Licensed {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** The packages whose helpers a build may contain, by how the ids of these modules begin. */
const HELPERS: Record<string, { name: string; file: string }> = {
  "\0vite/": { name: "vite", file: "LICENSE.md" },
  "\0rolldown/": { name: "rolldown", file: "LICENSE" },
};

/** What `build.license` in vite.config.ts has to be. */
export const license = { fileName: LISTED };

export function thirdPartyLicenses(): Plugin {
  return {
    name: "magehall-third-party-licenses",
    apply: "build",
    writeBundle: {
      order: "post",
      handler({ dir }, bundle) {
        if (dir === undefined) this.error("the build has no folder");
        const listed = join(dir, LISTED);
        const packages = [...(JSON.parse(readFileSync(listed, "utf8")) as Licensed[]), ...helpers(bundle)];
        rmSync(listed);
        const sections = packages.map((one) => {
          const text = one.text ?? commonText(one.identifier);
          if (text === undefined) this.error(`${one.name} carries no licence, nor is there one in web/licenses`);
          return `${one.name} ${one.version} (${one.identifier})\n\n${text.trim()}\n`;
        });
        const notice = readFileSync(join(HERE, "NOTICE"), "utf8");
        writeFileSync(join(dir, WRITTEN), [notice, ...sections].join(`\n${RULE}\n\n`));
      },
    },
  };
}

function helpers(bundle: Rolldown.OutputBundle): Licensed[] {
  const ids = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  return Object.entries(HELPERS)
    .filter(([start]) => ids.some((id) => id.startsWith(start)))
    .map(([, { name, file }]) => {
      const folder = join(HERE, "node_modules", name);
      const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      // Further down are the licences of what runs during the build and is no part of it.
      const [text] = readFileSync(join(folder, file), "utf8").split(/^# Licenses of bundled dependencies$/m);
      return { name, version: about.version, identifier: about.license, text: text ?? "" };
    });
}

function commonText(identifier: string | undefined): string | undefined {
  const file = join(HERE, "licenses", `${identifier}.txt`);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
