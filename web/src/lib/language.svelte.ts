// The language of the page, and a counter that moves when words arrive: whatever reads them is drawn anew.

import { FALLBACK, type Locale } from "./fluent";

export const language = $state<{ locale: Locale; revision: number }>({ locale: FALLBACK, revision: 0 });
