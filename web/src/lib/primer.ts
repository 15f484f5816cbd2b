// How a game is played, in a minute: what each paragraph is about, its sign, and the rules that say it in full.
export type Paragraph = [about: string, icon: string, rules: string[]];

export const PRIMERS: Record<string, Paragraph[]> = {
  dawnfall: [
    ["goal", "victory", ["DF-VIC-1", "DF-END-1"]],
    ["turn", "flag", ["DF-ACT-1", "DF-PAS-1"]],
    ["squad", "movement", ["DF-ACT-7", "DF-PSH-1"]],
    ["fight", "attack", ["DF-COM-7", "DF-CTR-1", "DF-DIC-1"]],
    ["wound", "endurance", ["DF-WND-1"]],
    ["card", "hand", ["DF-CRD-1", "DF-ENH-1"]],
    ["pay", "crystal", ["DF-PAY-2", "DF-PAY-4"]],
  ],
  "the-edge": [
    ["goal", "victory", ["ED-WIN-5", "ED-WIN-6"]],
    ["turn", "flag", ["ED-TRN-1"]],
    ["squad", "model", ["ED-ACT-3", "ED-ACT-4"]],
    ["move", "ruler", ["ED-MOV-1"]],
    ["fight", "attack", ["ED-ASL-2", "ED-COM-4", "ED-COM-7"]],
    ["wound", "endurance", ["ED-WND-1", "ED-WND-2"]],
    ["spell", "fire", ["ED-SPL-2", "ED-SPL-7"]],
    ["crystal", "crystal", ["ED-CRY-2"]],
  ],
};
