// The ledgers of the games, asked for once.

import { api } from "./api";
import { fold } from "./options";
import type { Rule } from "./wire";
import { language } from "./words";

const ledgers = $state<Record<string, readonly Rule[]>>({});
const asked = new Map<string, Promise<void>>();

export function loadRules(game: string): Promise<void> {
  let loading = asked.get(game);
  if (!loading) {
    loading = api.rules(game).then((rules) => {
      ledgers[game] = rules;
    });
    loading.catch(() => asked.delete(game));
    asked.set(game, loading);
  }
  return loading;
}

export function rulesOf(game: string): readonly Rule[] | null {
  return ledgers[game] ?? null;
}

export function findRule(game: string, id: string): Rule | null {
  return ledgers[game]?.find((rule) => rule.id === id) ?? null;
}

/** What a rule says, in the language of the page. */
export function ruleText(rule: Rule): string {
  return rule[language.locale];
}

/** A rule's chapter: the part of its id before the first dot. */
export function chapter(rule: Rule): string {
  return rule.id.split(".")[0] ?? rule.id;
}

/** The rules that hold all words of `wanted`, in the language shown, their id or their place. */
export function searchRules(rules: readonly Rule[], wanted: string, text: (rule: Rule) => string): Rule[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const haystack = fold(`${rule.id} ${rule.where} ${text(rule)} ${rule.ruling}`);
    return words.every((word) => haystack.includes(word));
  });
}
