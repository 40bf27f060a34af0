// A board's drawings where no match is played, such as in the deck builder.

import type { BoardProps } from "../games/contract";

/** What a desk is given then: a table on which nobody is asked anything. */
export function withoutMatch<View>(view: View, explain: (rule: string) => void): BoardProps<View> {
  return {
    view,
    previous: null,
    decision: null,
    you: null,
    names: {},
    choose: () => {},
    explain,
    why: async () => [],
    winners: [],
    highlight: [],
  };
}
